import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from './app';
import { projections } from './projections';
import { readCursorKey } from './platform/feed/revs';
import { DatabaseChangeListener } from './platform/feed/database-change-listener';
import { type Config, onPort } from './config';
import { openDatabase } from './platform/database/site-database';
import { fillDemo } from './operation/demo/fill-demo';
import { openFileStore } from './platform/files/open-file-store';
import { announceFirstSecret } from './operation/first-run/announce-first-secret';
import { createHandlers } from './handlers';
import { archiveAssets } from './platform/http/asset-archive';
import { build } from './platform/http/build';
import { inTime } from './platform/process/in-time';
import { listen } from './platform/http/listen';
import type { Log } from './platform/process/log';
import type { Metrics } from './platform/http/metrics';
import { proxiesNamed } from './platform/process/proxies';
import { PublicAnswers } from './platform/http/public-answers';
import { SiteNames } from './platform/http/site-names';
import { UnnamedProxies } from './platform/http/unnamed-proxies';
import { loadRenderPage } from './content/page/load-render-page';
import { startJobs } from './operation/jobs/start-jobs';
import { keepMailAddress, keepSiteUrl } from './platform/mail/sender-repository';
import { senderAddress } from './platform/mail/sender-address';
import { createPages } from './content/page/pages';
import { ensureTicketKey } from './tickets/ticket-code/ticket-key-repository';
import { resolveCaller } from './resolve-caller';
import { prepareSite } from './content/settings/prepare-site';
import { readDiskSpace, singleFlight } from './operation/site-health/disk-space';
import type { Spans } from './platform/process/spans';

export interface RunningSite {
  /** Public origin of the site. */
  readonly siteUrl: string;
  /** Answers the pending requests, then stops everything that was started. */
  stop(): Promise<void>;
}

/** What a node is started with, besides its settings. */
export interface Surroundings {
  readonly spans: Spans;
  readonly log: Log;
  readonly metrics: Metrics;
  /** build/client, next to build/server. */
  readonly clientDir: string;
  /** Aborted when the process is asked to stop: the start then throws, and leaves nothing running. */
  readonly ending: AbortSignal;
}

/**
 * Starts one node of the site: port, database, migrations, first contents, and all services.
 * Expected failures (settings, port, database) throw an error with a message for the operator.
 */
export async function startSite(
  asked: Config,
  { spans, log, metrics, clientDir, ending }: Surroundings,
): Promise<RunningSite> {
  const startedAt = new Date();
  const stops: (() => Promise<void> | void)[] = [];
  let closeDatabase = async () => {};
  let stopping: Promise<void> | null = null;
  const stop = () => (stopping ??= stopAll(stops.splice(0), log).then(() => stopAll([closeDatabase], log)));
  try {
    const listening = await listen(asked.port, asked.host, (error) => log.warn('port', { error }));
    const config = onPort(asked, listening.port);
    stops.push(() => listening.close());
    const { connection, close } = await openDatabase(config, log, ending);
    closeDatabase = close;
    ending.throwIfAborted();
    const { database } = connection;
    const files = await openFileStore(config, log);
    await prepareSite(database, config.siteTitle);
    await keepSiteUrl(database, config.siteUrl);
    await keepMailAddress(database, senderAddress(config.smtpUrl, config.siteUrl));
    await ensureTicketKey(database);
    if (config.demo) await fillDemo(database, files);
    else await announceFirstSecret(database, config.siteUrl, log);

    const changeListener = new DatabaseChangeListener(connection, log);
    await changeListener.start();
    stops.push(() => changeListener.close());
    metrics.gauge('site_streams', () => changeListener.listenerCount);
    const version = build.version;
    const unnamedProxies = new UnnamedProxies();
    const siteNames = new SiteNames(config);
    const cursorKey = await readCursorKey(database);
    const app = createApp({
      database,
      handlers: createHandlers({
        files,
        version,
        cursorKey,
        readers: projections,
        resolveCaller,
        changeListener,
        siteNames,
        node: {
          startedAt,
          isSendingMails: config.smtpUrl !== null,
          readDiskSpace: singleFlight(() => readDiskSpace(config.dataDir)),
          unnamedProxies,
          siteNames,
          log,
        },
      }),
      resolveCaller,
      isOurs: originCheck(siteNames, config),
      siteNames,
      leadsHome: config.production,
      isProxy: proxiesNamed(config.trustedProxies),
      unnamedProxies,
      metricsKey: config.metricsKey,
      overHttps: config.siteUrl.startsWith('https:') && config.production,
      publicAnswers: new PublicAnswers(changeListener),
      spans,
      pageAt: createPages({
        database,
        freshness: changeListener,
        readers: projections,
        cursorKey,
        siteUrl: config.siteUrl,
        template: await readFile(join(clientDir, 'index.html'), 'utf8'),
        webManifest: await readFile(join(clientDir, 'manifest.webmanifest'), 'utf8'),
        renderPage: await loadRenderPage(join(clientDir, '../server/render-page.js')),
        log,
      }),
      clientDir,
      assetArchive: archiveAssets(clientDir, config.dataDir, new Date()),
      version,
      metrics,
      log,
    });
    listening.serve(app.fetch);
    const jobs = startJobs({ connection, files, log, ...config });
    stops.push(() => jobs.stop());
    changeListener.onMail(() => jobs.wakeMails());
    ending.throwIfAborted();
    return { siteUrl: config.siteUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds for all that was started, but the database: whoever stops the site waits for a quarter of a minute. */
const STOP_WITHIN = 8000;

// Whatever fails or does not end: our own PostgreSQL must not be left running.
async function stopAll(steps: readonly (() => Promise<void> | void)[], log: Log): Promise<void> {
  const stopOne = async (step: () => Promise<void> | void) => {
    await inTime(Promise.resolve(step()), STOP_WITHIN);
  };
  for (const ended of await Promise.allSettled(steps.map(stopOne)))
    if (ended.status === 'rejected') log.warn('stopping', { error: ended.reason });
}

// In development the page may be served from another port of this machine, by a proxy that keeps the original Host; a
// browser sends the origin of a foreign page, which never equals the requested host.
function originCheck(siteNames: SiteNames, { production }: Config) {
  return (origin: string, request: Request) =>
    siteNames.isOurs(origin) ||
    (!production && URL.canParse(origin) && new URL(origin).host === request.headers.get('host'));
}
