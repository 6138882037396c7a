import type { AnswerOf } from '#common/contract/calls/call-parts';

/** Types of the server's answer about how the site is. */
export type SiteHealth = AnswerOf<'readSiteHealth', never>;
export type MailHealth = NonNullable<SiteHealth['mails']>;
export type MailErrorKind = NonNullable<MailHealth['lastFault']>;
export type JobHealth = NonNullable<SiteHealth['jobs']>[number];
export type PhoneHealth = NonNullable<SiteHealth['phones']>[number];
