import type { Config } from '../../config';
import { type Connection, type Limits, connect, usualLimits } from './connection';
import { findRunning, runEmbedded } from './embedded/embedded';
import { findSite } from './embedded/find-site';
import { noSiteAtUrl, noSiteIn, siteOf, stoppedSiteOf } from './embedded/site-faults';
import { holdsSite } from './holds-site';

type Opened = Pick<Connection, 'database' | 'url' | 'close'>;

/** What a command does to the site: root may read one that another account runs, and do nothing else to it. */
type Use = 'read' | 'write';

/**
 * Opens the database of the site for a command, also while the site is running; an embedded one started here is stopped
 * on close. Makes nothing: throws SiteFault where there is no site, or one of another account. Throws DataDirTaken.
 * @param use one that reads may take long
 */
export async function openForCommand(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: Use = 'write',
): Promise<Opened> {
  const limits = use === 'read' ? null : usualLimits;
  const opened =
    databaseUrl === null
      ? await openEmbedded(dataDir, use, limits)
      : connect(databaseUrl, { connections: 2, limits });
  try {
    if (!(await holdsSite(opened.database))) throw databaseUrl === null ? noSiteIn(dataDir) : noSiteAtUrl();
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function openEmbedded(dataDir: string, use: Use, limits: Limits | null): Promise<Opened> {
  const site = await findSite(dataDir);
  if (site === null) throw noSiteIn(dataDir);
  const { folder, stranger } = site;
  if (stranger !== null && use === 'write') throw siteOf(folder, stranger);
  const running = await findRunning(site);
  if (running !== null) return connect(running, { connections: 2, limits });
  if (stranger !== null) throw stoppedSiteOf(folder, stranger);
  const embedded = await runEmbedded(site);
  const { database, url, close } = connect(embedded.url, { connections: 2, limits });
  return {
    database,
    url,
    async close() {
      await close();
      await embedded.stop();
    },
  };
}
