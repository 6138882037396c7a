import { type Infer, nullable, object, optional, string, type } from 'superstruct';
import { line, uuid, webLink, words } from '../fields/primitives';

/** The association's description of itself. One row, always under the same key. */
export const settings = type({
  uuid,
  title: string(),
  description: string(),
  facebook: optional(string()),
});
export type Settings = Infer<typeof settings>;

/** PUT body: all fields; without `facebook` the link is removed. */
export const settingsWrite = object({
  uuid: optional(uuid),
  title: line(100),
  description: words(500),
  facebook: optional(nullable(webLink)),
});
