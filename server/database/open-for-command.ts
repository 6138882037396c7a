import type { Config } from '../config';
import { type Connection, type Limits, connect, usualLimits } from './connection';
import { startEmbedded } from './embedded/embedded';
import { joinEmbedded } from './embedded/join';

/**
 * Opens the configured database for a command, also while the site is running; an embedded one started here is stopped
 * on close. Throws DataDirTaken.
 * @param limits null: the command reads for a long time
 */
export async function openForCommand(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  limits: Limits | null = usualLimits,
): Promise<Pick<Connection, 'database' | 'url' | 'close'>> {
  const running = databaseUrl ?? (await joinEmbedded(dataDir));
  if (running !== null) return connect(running, { connections: 2, limits });
  const embedded = await startEmbedded(dataDir);
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
