import { tolerantEnum } from '../fields/primitives';

/** Why the mail server did not take a mail, told without its own words, which may name the recipient. */
const mailErrorKinds = [
  'login',
  'unreachable',
  'certificate',
  'address',
  'later',
  'refused',
  'other',
] as const;
export type MailErrorKind = (typeof mailErrorKinds)[number];

export const mailErrorKind = tolerantEnum(mailErrorKinds, 'other');
