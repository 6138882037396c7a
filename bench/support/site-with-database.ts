import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/platform/database/embedded/embedded';
import { SiteServer } from '../../e2e/support/site-server';
import { type BareSite, startBareSite } from './bare-site';

export interface MeasuredSites {
  readonly site: SiteServer;
  /** The same stack and database without our code. */
  readonly bare: BareSite;
  readonly databaseUrl: string;
  /** Where the database's processes keep their data. */
  readonly databaseFolder: string;
}

/** Runs work with the demo site and the bare server, both on one PostgreSQL. */
export async function withSites(work: (sites: MeasuredSites) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  chmodSync(folder, 0o755);
  const endings: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const database = await startEmbedded(folder);
    endings.unshift(() => database.stop());
    const bare = await startBareSite(database.url);
    endings.unshift(() => bare.stop());
    // Benches run as in production, where no demo starts.
    const site = await SiteServer.start({ DATABASE_URL: database.url, LOG_LEVEL: 'warn', NODE_ENV: '' });
    endings.unshift(() => site.dispose());
    await work({ site, bare, databaseUrl: database.url, databaseFolder: database.folder });
  } finally {
    for (const end of endings) await end();
  }
}
