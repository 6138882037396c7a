import { inspect } from 'node:util';
import { readConfig } from './config';
import { createLog } from './platform/process/log';
import { Metrics } from './platform/http/metrics';
import { isLasting, operatorSentence } from './operator-sentence';
import { BROKEN, handleUncaughtErrors } from './uncaught-errors';
import { settingWarnings } from './setting-warnings';
import type { Spans } from './platform/process/spans';
import { startSite } from './start-site';
import { stopSignal } from './platform/process/stop-signal';

/**
 * Runs the site in this process with the settings of its environment, until it is asked to stop. A parent that listens is
 * told its address.
 * @param clientDir build/client, next to build/server
 */
export async function runSite(spans: Spans, clientDir: string): Promise<void> {
  // A closed log must not end the server.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

  // Before anything is started, so that nothing stays behind: least of all a PostgreSQL.
  const stop = stopSignal(process);

  try {
    const config = readConfig(process.env);
    const log = createLog(config.logLevel);
    for (const warning of settingWarnings(config)) log.warn('setting', { ...warning });
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
    const sentence = operatorSentence(error, process.env);
    // A defect with its cause, which is often what says something.
    process.stderr.write(`\n${sentence ?? inspect(error)}\n\n`);
    process.exit(isLasting(error) ? SETTINGS : BROKEN);
  }
}

/** The exit status after which the supervisor waits for a person. */
const SETTINGS = 1;
