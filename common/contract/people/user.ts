import {
  type Infer,
  array,
  boolean,
  enums,
  integer,
  is,
  nullable,
  object,
  optional,
  pattern,
  refine,
  size,
  string,
  type,
  unknown,
} from 'superstruct';
import { oddCharacterIn } from '../../base/odd-character';
import { flag, listFromText, pageQuery } from '../fields/list-query';
import { tolerantList, line, moment, slug, text, uuid } from '../fields/primitives';
import { roleCode } from './roles';

/**
 * An address as the site has ever taken it: one @, a dotted host, no spaces, at most 254 characters, of them 64 before the @
 * (RFC 5321, 4.5.3.1), and no character that a mail program would parse as a list, a comment or a route. Whoever has one of
 * these keeps it; a new one is an `email`.
 */
export const knownEmail = refine(
  size(
    pattern(string(), /^[^\s@<>"(),:;\\[\]]{1,64}@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)+$/),
    3,
    254,
  ),
  'email',
  (address) => oddCharacterIn(address) === undefined || 'contient un caractère invisible',
);

/** The fault of an address, in the words of the specification, odd spelling included. */
export const EMAIL_FAULT = "L'adesse mail n'est pas correcte";

/** An address that mail reaches: besides, it has none of the faults of `unreachableFault`. */
export const email = refine(knownEmail, 'well-formed', (address) => unreachableFault(address) ?? true);

/**
 * Why mail servers do not take an address; undefined for one that they may take. No dot before the @ is its first or last
 * character or next to another, and letters there have no accents, since few servers know of RFC 6531; the host has letters,
 * digits and hyphens alone, at least two at its end: a sign that was pasted with it is no part of it.
 */
export function unreachableFault(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const [local, host] = [address.slice(0, at), address.slice(at + 1)];
  if (!ASCII.test(local)) {
    const plain = local.normalize('NFD').replace(/\p{M}/gu, '');
    const offered = ASCII.test(plain) ? `, comme ${plain}@${host}` : '';
    return `${EMAIL_FAULT}\u00a0: il n’y a pas d’accent avant l’@${offered}`;
  }
  if (/^\.|\.\.|\.$/.test(local)) return `${EMAIL_FAULT}\u00a0: il y a un point de trop avant l’@`;
  if (host.includes('_')) return `${EMAIL_FAULT}\u00a0: il n’y a pas de «\u00a0_\u00a0» après l’@`;
  return wellFormedHost.test(host) ? undefined : EMAIL_FAULT;
}

const ASCII = /^[!-~]+$/;
const wellFormedHost = /^(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** The maximum length of a first name and of a name, in characters. */
export const LONGEST_NAME = 100;

/** A name that a person enters for themselves. */
export const personName = line(LONGEST_NAME);

const habilitation = object({ code: roleCode, name: optional(text(100)) });

/** A person as referenced by other nouns. */
export const personReference = type({ uuid, slug, name: string(), firstname: string() });
export type PersonReference = Infer<typeof personReference>;

/** A user in the session and in the mirror: never with a password. */
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
  /** The version of the terms of use that was accepted last. */
  termsVersion: optional(integer()),
  habilitations: tolerantList(type({ code: roleCode, name: string() }), (held) =>
    is(Reflect.get(Object(held), 'code'), roleCode),
  ),
});
export type User = Infer<typeof user>;

/**
 * PUT body, for administrators; what is left out stays as it is, so that nobody writes back what another person has just
 * corrected. A client may send back what it read: fields that have calls of their own are allowed and ignored, except
 * `isActivated`, which activates the account.
 */
export const userWrite = object({
  name: optional(personName),
  firstname: optional(personName),
  email: optional(knownEmail),
  birthDate: optional(nullable(moment)),
  isActivated: optional(boolean()),
  uuid: optional(uuid),
  slug: optional(slug),
  creationDate: optional(unknown()),
  lastAccess: optional(unknown()),
  disabledUntil: optional(unknown()),
  temporary: optional(unknown()),
  termsVersion: optional(unknown()),
  habilitations: optional(unknown()),
});
export type UserWrite = Infer<typeof userWrite>;

/**
 * PUT /api/users/{uuid}/habilitations: the complete new set of roles, and with `held` the set that the sender saw, from
 * which it differs only by what the sender gives and takes: roles that others gave or took meanwhile stay so.
 */
export const habilitationsWrite = object({
  habilitations: size(array(habilitation), 0, 20),
  held: optional(size(array(roleCode), 0, 20)),
});

/** PUT /api/users/{uuid}/temporary */
export const temporaryWrite = object({ uuid: optional(uuid), temporary: boolean() });

/** PUT /api/users/{uuid}/blocked-until: null unblocks the person. */
export const blockingWrite = object({ disabledUntil: nullable(moment) });

export const userOrders = [
  'name-asc',
  'name-desc',
  'creation-asc',
  'creation-desc',
  'access-asc',
  'access-desc',
] as const;
export type UserOrder = (typeof userOrders)[number];

/**
 * GET /api/users. `roles`: holders of any of them, `notroles`: of none; name filters match the beginnings of words.
 * ROLE_ADMIN_MEMBRE receives only members and former members.
 */
export const userQuery = object({
  ...pageQuery,
  namefilter: optional(text(200)),
  firstnamefilter: optional(text(200)),
  /** Beginnings of words of the name, the first name or the mail. */
  wordsfilter: optional(text(200)),
  activated: optional(flag),
  blocked: optional(flag),
  roles: optional(listFromText(array(roleCode))),
  notroles: optional(listFromText(array(roleCode))),
  orderBy: optional(enums(userOrders)),
});
export type UserQuery = Infer<typeof userQuery>;
