import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { DiskSpace, PhoneHealth, SiteHealth } from '#common/contract/site/site-health';
import { findLastBackup } from '../backup/last-backup-repository';
import { databaseNow } from '../../platform/database/clock';
import type { Database } from '../../platform/database/schema';
import { listDevices } from '../../tickets/device/device-list-repository';
import type { SiteNames } from '../../platform/http/site-names';
import type { UnnamedProxies } from '../../platform/http/unnamed-proxies';
import { inTime } from '../../platform/process/in-time';
import { readJobHealth } from '../jobs/job-health';
import type { Log } from '../../platform/process/log';
import { readMailHealth } from '../../platform/mail/mail-health';

/** What a node knows of itself. */
export interface NodeDependencies {
  readonly version: string;
  readonly startedAt: Date;
  /** Whether there is a mail server. */
  readonly isSendingMails: boolean;
  readonly readDiskSpace: () => Promise<DiskSpace>;
  readonly unnamedProxies?: UnnamedProxies;
  readonly siteNames?: SiteNames;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds for each measurement. */
  readonly deadline?: number;
}

const DEADLINE = 4000;

/** The state of all that the site depends on. What cannot be measured is null, and the log tells why. */
export async function measureSiteHealth(
  database: Kysely<Database>,
  node: NodeDependencies,
): Promise<SiteHealth> {
  const { version, startedAt, isSendingMails, readDiskSpace, log, deadline = DEADLINE } = node;
  const orUnknown = async <T>(part: string, measuring: Promise<T>): Promise<T | null> => {
    try {
      // A slow disk must not keep the others from being seen.
      return await inTime(measuring, deadline);
    } catch (error) {
      log.warn('site health', { part, error });
      return null;
    }
  };
  const [now, size, mails, jobs, disk, backup, phones] = await Promise.all([
    orUnknown('clock', databaseNow(database)),
    orUnknown('database', readDatabaseSize(database)),
    orUnknown('mails', readMailHealth(database, isSendingMails)),
    orUnknown('jobs', readJobHealth(database, startedAt)),
    orUnknown('disk', readDiskSpace()),
    orUnknown(
      'backup',
      findLastBackup(database).then((last) => ({ last })),
    ),
    orUnknown('phones', readPhones(database)),
  ]);
  const proxies = node.unnamedProxies?.list() ?? [];
  const otherNames = node.siteNames?.others() ?? [];
  const parts = { database: size, mails, jobs, disk, backup, phones, proxies, otherNames };
  return { measuredAt: now ?? new Date(), version, startedAt, ...parts };
}

async function readDatabaseSize(database: Kysely<Database>): Promise<{ bytes: number }> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(database);
  return must(rows[0], 'the size of the database');
}

async function readPhones(database: Kysely<Database>): Promise<PhoneHealth[]> {
  const devices = await listDevices(database);
  return devices
    .filter(({ disarmedAt }) => disarmedAt === undefined)
    .map(({ name, contactAt = null, waiting }) => ({ name, contactAt, waiting }));
}
