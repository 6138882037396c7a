import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/embedded';
import { SiteServer } from '../../e2e/support/site-server';
import { type BareSite, startBareSite } from './bare-site';

export interface MeasuredSites {
  readonly site: SiteServer;
  /** The same stack and database with nothing of ours. */
  readonly bare: BareSite;
  /** Where the database's processes keep their data. */
  readonly databaseFolder: string;
}

/** Runs work with the demo site and its bare limit beside it, both on one PostgreSQL. */
export async function withSites(work: (sites: MeasuredSites) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(folder, 0o755);
  const database = await startEmbedded(folder);
  const bare = await startBareSite(database.url);
  const site = await SiteServer.start({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' });
  try {
    await work({ site, bare, databaseFolder: database.folder });
  } finally {
    await site.dispose();
    await bare.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
