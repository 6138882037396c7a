import { inspect } from 'node:util';
import { ConfigError, readConfig } from './config';
import { UnsuitableDatabase } from './database/suitable';
import { DataDirTaken, PasswordLost } from './database/embedded/embedded';
import { explainDiskFull } from './disk-full';
import { FileStoreError } from './files/file-store-error';
import { PortTaken } from './http/listen';
import { createLog } from './log';
import { Metrics } from './http/metrics';
import { BROKEN, handleUncaughtErrors } from './uncaught-errors';
import type { Spans } from './spans';
import { startSite } from './start-site';
import { stopSignal } from './stop-signal';

const expected = [ConfigError, UnsuitableDatabase, DataDirTaken, PasswordLost, PortTaken, FileStoreError];
/** Errors that a restart cannot fix. */
const settings = [ConfigError, UnsuitableDatabase, PasswordLost];

/**
 * Runs the site in this process with the settings of its environment, until it is asked to stop. A parent that listens is
 * told its address.
 * @param clientDir build/client, next to build/server
 */
export async function runSite(spans: Spans, clientDir: string): Promise<void> {
  // The supervisor was killed and can no longer stop this server, which then exits too.
  process.once('disconnect', () => process.exit(BROKEN));
  // A closed log must not end the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  // Before anything is started, so that nothing stays behind: least of all a PostgreSQL.
  const stop = stopSignal(process);

  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    const metrics = new Metrics();
    let drain = async () => {};
    handleUncaughtErrors(process, { log, metrics, drain: () => drain(), exit: (code) => process.exit(code) });
    const site = await startSite(config, { spans, log, metrics, clientDir, ending: stop });
    drain = site.stop;
    log.info('ready', { address: site.siteUrl, demo: config.demo });
    if (config.demo) process.stderr.write(`\n  ${site.siteUrl}\n\n`);
    stop.addEventListener('abort', () => {
      log.info('stopping', { signal: String(stop.reason) });
      void site.stop().finally(() => process.exit());
    });
    process.send?.({ address: site.siteUrl });
  } catch (error) {
    if (stop.aborted) process.exit();
    process.stderr.write(`\n${describe(error)}\n\n`);
    process.exit(settings.some((kind) => error instanceof kind) ? 1 : BROKEN);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const diskFull = explainDiskFull(error, process.env['DATA_DIR'] ?? 'data');
  if (diskFull !== null) return diskFull;
  const isExpected = expected.some((kind) => error instanceof kind);
  // With its cause, which is often what says something.
  return isExpected ? error.message : inspect(error);
}
