import { type Infer, array, boolean, is, object, optional, pattern, size, string, type } from 'superstruct';
import { known, line, moment, slug, uuid } from './primitives';
import { roleCode } from './roles';

/** A well-formed address: one @, a dotted host, no spaces, at most 254 characters. */
export const email = size(pattern(string(), /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/), 3, 254);

const habilitation = object({ code: roleCode, name: optional(string()) });

/** A person where another noun names them. */
export const personReference = type({ uuid, slug, name: string(), firstname: string() });
export type PersonReference = Infer<typeof personReference>;

/** A user as the session carries it and the mirror keeps it: never a password. */
export const user = type({
  uuid,
  slug,
  name: string(),
  firstname: string(),
  email: string(),
  birthDate: optional(moment),
  creationDate: moment,
  lastAccess: optional(moment),
  disabledUntil: optional(moment),
  isActivated: boolean(),
  temporary: boolean(),
  habilitations: known(type({ code: roleCode, name: string() }), (held) =>
    is(Reflect.get(Object(held), 'code'), roleCode),
  ),
});
export type User = Infer<typeof user>;

export const importedUser = object({
  uuid,
  slug,
  name: line(100),
  firstname: size(string(), 0, 100),
  email,
  birthDate: optional(moment),
  creationDate: moment,
  lastAccess: optional(moment),
  disabledUntil: optional(moment),
  isActivated: boolean(),
  temporary: boolean(),
  habilitations: array(habilitation),
});
