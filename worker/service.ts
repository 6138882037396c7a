import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { browserStorage } from '#mirror/storage';
import type {
  BuildAnswer,
  ServiceAlarm,
  ServiceAnswer,
  ServiceMessage,
  ShellAnswer,
} from './service-messages';
import { isDeskDevice } from './offline/desk-device';
import { answerImage, isForKeeping, isImageFile } from './offline/images';
import { answerPage, isPage } from './offline/navigation';
import { noAnswer } from './offline/no-answer';
import {
  countMissing,
  dropShell,
  fillShell,
  forgetFormerShells,
  keepDesk,
  keepRest,
  pathOf,
  readShell,
  type ShellEntry,
} from './offline/shell';
import { answerShare, isShare } from './offline/share';
import { lookForUpdate } from './offline/update-clock';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly ShellEntry[] };

const entries = self.__WB_MANIFEST;
const paths = new Set(entries.map(({ url }) => pathOf(url)));
const build = __BUILD__.id;

const isDesk = () => isDeskDevice(browserStorage()).catch(() => false);
self.addEventListener('install', (event) => event.waitUntil(fillShell(build, entries, isDesk)));

self.addEventListener('activate', (event) => event.waitUntil(forgetUnusedShells()));
clientsClaim();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isShare(request)) event.respondWith(answerShare(request, browserStorage(), Date.now()));
  if (request.method !== 'GET') return;
  const url = new URL(request.url);
  if (isPage(request)) {
    event.waitUntil(checkForUpdate(false));
    event.respondWith(answerPage(request, build));
  } else if (isImageFile(url) && !isForKeeping(request)) {
    const [response, afterwards] = answerImage(request, event, browserStorage());
    event.respondWith(response);
    event.waitUntil(afterwards);
  } else if (
    url.origin === location.origin &&
    (paths.has(url.pathname) || url.pathname.startsWith('/assets/'))
  ) {
    event.respondWith(answerFile(request, url.pathname));
  }
});

/**
 * Ended once a newer version is found, which brings its own files: it takes over only after all that this one does, and a
 * file on a bad line may take minutes.
 */
let keeping = new AbortController();
self.registration.addEventListener('updatefound', () => {
  keeping.abort();
  keeping = new AbortController();
});

// A waiting version takes over only on request: by the person, or for a version that has to be installed.
self.addEventListener('message', (event: ExtendableMessageEvent & { data: ServiceMessage }) => {
  if (event.data.kind === 'activate') event.waitUntil(self.skipWaiting());
  else if (event.data.kind === 'keep-desk') event.waitUntil(keepDesk(build, entries, keeping.signal));
  else if (event.data.kind === 'keep-rest') event.waitUntil(completeShell(event.ports[0]));
  else if (event.data.kind === 'tell-build') event.ports[0]?.postMessage({ build } satisfies BuildAnswer);
  else
    event.waitUntil(
      checkForUpdate(event.data.force).then((dueIn) =>
        event.ports[0]?.postMessage({ dueIn } satisfies ServiceAnswer),
      ),
    );
});

async function forgetUnusedShells(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await forgetFormerShells(build, pages.length);
}

async function completeShell(asker: MessagePort | undefined): Promise<void> {
  await keepRest(build, entries, keeping.signal);
  asker?.postMessage({ missing: await countMissing(build, entries) } satisfies ShellAnswer);
}

function checkForUpdate(force: boolean): Promise<number> {
  return lookForUpdate(() => self.registration.update(), force);
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const stored = await readShell(build, path);
  if (stored !== undefined) return stored;
  const response = await fetch(request).catch(() => noAnswer(request));
  if (response.status === 404 && paths.has(path)) await raiseAlarm();
  return response;
}

async function raiseAlarm(): Promise<void> {
  await dropShell(build);
  const alarm: ServiceAlarm = { kind: 'unrecoverable' };
  for (const client of await self.clients.matchAll()) client.postMessage(alarm);
}
