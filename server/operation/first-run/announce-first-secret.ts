import type { Kysely } from 'kysely';
import { links } from '#common/contract/site/links';
import type { Database } from '../../platform/database/schema';
import type { Log } from '../../platform/process/log';
import { awaitsAdministrator } from './first-run-repository';
import { renewFirstSecret } from './first-secret-repository';

/**
 * At the start of a site without an administrator, prints a new secret to create the first one with. It is the only
 * secret that the log ever holds: whoever reads the log runs the server, and it is void once it was used.
 */
export async function announceFirstSecret(
  database: Kysely<Database>,
  siteUrl: string,
  log: Log,
): Promise<void> {
  if (!(await awaitsAdministrator(database))) return;
  const secret = await renewFirstSecret(database);
  // At the level that no setting hides: without the secret nobody gets in.
  log.error('no administrator yet', { address: siteUrl + links.firstRun.to(), secret });
}
