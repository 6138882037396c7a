import { object, optional, string, type } from 'superstruct';
import { line, webLink, words } from '../fields/primitives';

/** Where something takes place. */
export const location = type({ name: string(), description: optional(string()), link: optional(string()) });

export const locationWrite = object({
  name: line(200),
  description: optional(words(2000)),
  link: optional(webLink),
});
