import { type Infer, array, boolean, integer, nullable, string, type } from 'superstruct';
import { moment } from '../fields/primitives';
import { mailErrorKind } from './mail-error-kind';

/** A scheduled job. `lastFailedAt` is when it last failed for good; `isLate`: it should have run meanwhile. */
const jobHealth = type({
  /** `empty-trash` */
  name: string(),
  lastRunAt: nullable(moment),
  lastFailedAt: nullable(moment),
  isLate: boolean(),
});
export type JobHealth = Infer<typeof jobHealth>;

/** Mails that have not been sent. */
const mailHealth = type({
  /** False without a mail server: mails stay in the database. */
  isSending: boolean(),
  /** Those that are still tried. */
  waiting: integer(),
  /** Those of them that wait for longer than sending takes, and since when the oldest does. */
  late: integer(),
  lateSince: nullable(moment),
  /** Of the last eight days: given up, since they were not of use any more or their address does not exist. */
  lost: integer(),
  /** Those of them that their address refused for good. */
  refused: integer(),
  lastFault: nullable(mailErrorKind),
});
export type MailHealth = Infer<typeof mailHealth>;

/** A phone armed for the door. */
const phoneHealth = type({ name: string(), contactAt: nullable(moment), waiting: integer() });
export type PhoneHealth = Infer<typeof phoneHealth>;

/** Sizes in bytes. */
const diskSpace = type({ free: integer(), total: integer() });
export type DiskSpace = Infer<typeof diskSpace>;

const backup = type({ at: moment, bytes: integer() });
export type Backup = Infer<typeof backup>;

/** GET /api/site-health. A part that could not be measured is null. */
export const siteHealth = type({
  measuredAt: moment,
  version: string(),
  /** Since when the node that answers has been running. */
  startedAt: moment,
  database: nullable(type({ bytes: integer() })),
  mails: nullable(mailHealth),
  jobs: nullable(array(jobHealth)),
  disk: nullable(diskSpace),
  /** The last backup that the site knows of is null if none was ever made. */
  backup: nullable(type({ last: nullable(backup) })),
  phones: nullable(array(phoneHealth)),
  /** Addresses that pass on requests of others, as proxies do, and that TRUST_PROXY does not name. */
  proxies: array(string()),
  /** Names other than the site's under which it was asked; their pages lead to its own. */
  otherNames: array(string()),
});
export type SiteHealth = Infer<typeof siteHealth>;
