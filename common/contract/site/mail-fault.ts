import { tolerantEnum } from '../fields/primitives';

/** Why the mail server did not take a mail, told without its own words, which may name the recipient. */
const mailFaults = ['login', 'unreachable', 'certificate', 'address', 'later', 'refused', 'other'] as const;
export type MailFault = (typeof mailFaults)[number];

export const mailFault = tolerantEnum(mailFaults, 'other');
