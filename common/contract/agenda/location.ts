import { object, optional, string, type } from 'superstruct';
import { line, shortText, webLink, words } from '../fields/primitives';

/** Where something takes place. */
export const location = type({
  name: string(),
  description: optional(string()),
  link: optional(string()),
  /** Street and town, by which maps find it. */
  address: optional(string()),
  parking: optional(string()),
  /** For people in a wheelchair, or who hear badly. */
  access: optional(string()),
});

/** `address`, `parking` and `access`, if omitted, are unchanged as long as the name is: older clients do not know them. */
export const locationWrite = object({
  name: line(200),
  description: optional(words(2000)),
  link: optional(webLink),
  address: optional(shortText(300)),
  parking: optional(words(500)),
  access: optional(words(1000)),
});
