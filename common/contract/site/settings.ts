import { type Infer, nullable, object, optional, string, type } from 'superstruct';
import { line, uuid, webLink, words } from '../fields/primitives';

/** What the association says of itself. One row, always under the same key. */
export const settings = type({
  uuid,
  title: string(),
  description: string(),
  facebook: optional(string()),
});
export type Settings = Infer<typeof settings>;

/** PUT body: the whole of it; without `facebook` there is no link to it. */
export const settingsWrite = object({
  uuid: optional(uuid),
  title: line(100),
  description: words(500),
  facebook: optional(nullable(webLink)),
});
