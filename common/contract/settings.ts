import { type Infer, optional, string, type } from 'superstruct';
import { uuid } from './primitives';

/** What the association says of itself. One row, always under the same key. */
export const settings = type({
  uuid,
  title: string(),
  description: string(),
  facebook: optional(string()),
});
export type Settings = Infer<typeof settings>;
