import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { UnsuitableDatabase } from './database/suitable';
import { DataDirTaken } from './database/embedded/embedded';
import { PortTaken } from './http/listen';
import { createLog } from './http/log';
import { startSite } from './start-site';

const expected = [ConfigError, UnsuitableDatabase, DataDirTaken, PortTaken];

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const site = await startSite(config, log, join(import.meta.dirname, '../client'));
  log.info('ready', { address: config.siteUrl, demo: config.demo });
  if (config.demo) process.stderr.write(`\n  ${config.siteUrl}\n\n`);
  const stop = (reason: string, status: number) => {
    log.info('stopping', { reason });
    void site.stop().finally(() => process.exit(status));
  };
  process.once('SIGTERM', () => stop('SIGTERM', 0));
  process.once('SIGINT', () => stop('SIGINT', 0));
  void site.broken.then(() => stop('the database has gone', 1));
} catch (error) {
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(
    isExpected && error instanceof Error ? `\n${error.message}\n\n` : `${describe(error)}\n`,
  );
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
