import { type Infer, boolean, object, optional, size, string, type, unknown } from 'superstruct';
import { text, uuid, wholeNumber } from '../fields/primitives';
import { email, knownEmail, personName } from './user';

/** A password as typed. The server checks a new one against the rule in `common/rules/password`. */
export const typedPassword = size(string(), 1, 200);

/** POST /api/users. There is no field for habilitations: people cannot give themselves a role. */
export const registration = object({
  name: personName,
  firstname: personName,
  email,
  password: typedPassword,
  temporary: optional(boolean()),
  /** The version of the terms of use that the person accepted. */
  termsVersion: optional(wholeNumber),
});
export type Registration = Infer<typeof registration>;

/** The answer to a registration repeats what was sent, so that it does not reveal who has an account. */
export const registered = type({
  name: string(),
  firstname: string(),
  email: string(),
  temporary: boolean(),
  isActivated: boolean(),
});

/**
 * Whether there is still an account of this uuid, which only those know who have seen the account: a device asks whose
 * writes wait on it, and deletes them with the account.
 */
export const accountPresence = type({ exists: boolean() });

/** The token of a mail's link, for activation or a new password, with its user. */
export const accountToken = type({
  token: string(),
  user: type({
    uuid,
    name: string(),
    firstname: string(),
    email: string(),
    /** Whether the account is activated already: the link may be followed again. */
    isActivated: optional(boolean()),
  }),
});
export type AccountToken = Infer<typeof accountToken>;

/** PUT /api/accounts/activation/{token}: the token as it was read. */
export const activation = type({
  token: optional(text(200)),
  user: optional(unknown()),
  /** Identifies the registration where several wait for the same address. */
  password: optional(typedPassword),
});

/** POST /api/accounts/password */
export const passwordRequest = object({ email: knownEmail });

/** PUT /api/accounts/password/{token}: the token as it was read; `user.password` is the new password. */
export const passwordRenewal = type({ token: optional(text(200)), user: type({ password: typedPassword }) });

/** PUT /api/users/{uuid}/password: the old password and a user with the new one. */
export const passwordChange = object({
  user: optional(unknown()),
  password: typedPassword,
  newUser: type({ password: typedPassword }),
});

/** PUT /api/users/{uuid}/terms: the version of the terms of use that the person accepts. */
export const termsAcceptance = object({ version: wholeNumber });
