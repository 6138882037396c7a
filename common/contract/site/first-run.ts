import { type Infer, boolean, object, optional, size, string, type } from 'superstruct';
import { moment } from '../fields/primitives';
import { typedPassword } from '../people/account';
import { email, personName } from '../people/user';
import { mailErrorKind } from './mail-error-kind';

/** GET /api/first-administrator: whether the site still waits for its first administrator. */
export const firstRun = type({ isAwaited: boolean() });

/** POST /api/first-administrator: the secret that the server printed when it started, and the account to open. */
export const firstAdministrator = object({
  secret: size(string(), 1, 100),
  name: personName,
  firstname: personName,
  email,
  password: typedPassword,
});
export type FirstAdministrator = Infer<typeof firstAdministrator>;

/** GET /api/first-steps: what is done of what a new site needs. */
export const firstSteps = type({
  /** Whether the guide opened this site. It does not show itself on any other. */
  isGuided: boolean(),
  hasName: boolean(),
  hasSentMail: boolean(),
  hasShow: boolean(),
  /** Whether the server has a mail server (SMTP_URL). */
  sendsMail: boolean(),
  /** The caller's newest test mail. */
  testMail: optional(type({ askedAt: moment, sentAt: optional(moment), fault: optional(mailErrorKind) })),
});
export type FirstSteps = Infer<typeof firstSteps>;
