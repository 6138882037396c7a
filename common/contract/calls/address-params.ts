import { object, size, string } from 'superstruct';
import { uuid } from '../fields/primitives';

export const byUuid = object({ uuid });

/** `{slug}` in a path: a slug, or the uuid that the client gave to a thing that it created. */
export const slugOrUuid = object({ slug: size(string(), 1, 120) });

/** The secret of a link. */
export const byToken = object({ token: size(string(), 1, 200) });
