import type { BuildAnswer } from '#worker/service-messages';
import type { NewerVersion } from '../state/update';
import { askServiceWorker } from './ask-service-worker';
import { withTimeout } from './deadline';
import { readServedVersion } from './served-version';

const PATIENCE_MS = 8_000;

/**
 * What the page is offered by a version of the service worker that is installed; null where the page itself is of that build, or
 * of the one that is served. On a first visit some browsers tell of the installation only once that version has taken over.
 * The server is asked past every cache; without its answer the version is only proposed. A page older than the last mandatory
 * version must install what is served now, whatever came in between.
 */
export async function newerVersion(installed: ServiceWorker): Promise<NewerVersion | null> {
  const [served, build] = await Promise.all([readServedVersion(), buildOf(installed)]);
  const { id, mustInstall, mandatory } = served ?? {};
  if (build === __BUILD__.id || id === __BUILD__.id) return null;
  return {
    mustInstall: mustInstall === true || (typeof mandatory === 'string' && __BUILD__.version < mandatory),
  };
}

/** Undefined where it does not say: some former builds do not know the question. */
async function buildOf(installed: ServiceWorker): Promise<string | undefined> {
  const told = new Promise<BuildAnswer>((resolve) => {
    askServiceWorker(installed, { kind: 'tell-build' }, resolve);
  });
  try {
    return (await withTimeout(PATIENCE_MS, new AbortController().signal, told)).build;
  } catch {
    return undefined;
  }
}
