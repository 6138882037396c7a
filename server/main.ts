import { join } from 'node:path';
import { ConfigError, readConfig } from './config';
import { UnsuitableDatabase } from './database/suitable';
import { DataDirTaken } from './database/embedded/embedded';
import { explainDiskFull } from './disk-full';
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
  const stop = (signal: string) => {
    log.info('stopping', { signal });
    void site.stop().finally(() => process.exit());
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop);
} catch (error) {
  process.stderr.write(`\n${describe(error)}\n\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const diskFull = explainDiskFull(error, process.env['DATA_DIR'] ?? 'data');
  if (diskFull !== null) return diskFull;
  const isExpected = expected.some((kind) => error instanceof kind);
  return isExpected ? error.message : (error.stack ?? error.message);
}
