import { atom } from 'jotai';
import { worksAtDesk } from '#common/rules/desk-work';
import type { ServiceAlarm, ServiceAnswer, ServiceMessage, ShellAnswer } from '#worker/service-messages';
import { fatalErrorAtom, syncAtom } from '../state/connection';
import { keepingAtom } from '../state/keeping';
import { personAtom, rolesAtom } from '../state/session';
import { store } from '../state/store';
import { newVersionAtom, whenFree } from '../state/update';
import { askServiceWorker } from './ask-service-worker';
import { newerVersion } from './newer-version';
import { trustedUrl } from './trusted-url';

const LATEST_REST_MS = 30_000;

let registration: ServiceWorkerRegistration | undefined;
let nextCheck: ReturnType<typeof setTimeout> | undefined;

/**
 * Registers the service worker as soon as the page itself is loaded, and follows its versions. It first stores what the
 * main ways need, most of which this page has loaded already, beside the first load of the data; the rest comes once that
 * is over, or after 30 seconds.
 */
export async function startServiceWorker(): Promise<void> {
  if (globalThis.isSecureContext === false) store.set(keepingAtom, { kind: 'insecure' });
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  holdShell();
  reloadOnTakeover();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ServiceAlarm>) => {
    if (data.kind === 'unrecoverable') store.set(fatalErrorAtom, 'worker');
  });
  await loaded();
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    registration = await navigator.serviceWorker.register(trustedUrl('/service.js'), {
      updateViaCache: 'none',
    });
  } catch (error) {
    // If the browser refuses, the page still works online.
    reportError(error);
    store.set(keepingAtom, { kind: 'failed' });
    return;
  }
  if (isFirst) leaveIfNothingIsStored(registration);
  followVersions(registration);
  followFirstInstallation(registration);
  await navigator.serviceWorker.ready;
  check(true);
  keepDesk();
  store.sub(personAtom, keepDesk);
  store.sub(isDoorAtom, keepDesk);
  addEventListener('online', () => {
    check(false);
    keepRest();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check(false);
  });
  await atRest();
  keepRest();
}

/**
 * A device whose databases do not open has nothing to show without a network: the shell would take the place of what the
 * server prints. One that had the shell before keeps it, as its databases may open the next time.
 */
function leaveIfNothingIsStored(fresh: ServiceWorkerRegistration): void {
  const leave = () => {
    if (store.get(fatalErrorAtom) === 'storage') void fresh.unregister();
  };
  leave();
  store.sub(fatalErrorAtom, leave);
}

/** While a page is open it holds a lock, by which the service worker knows whose files are needed. */
function holdShell(): void {
  let release = () => {};
  const hold = () => {
    const open = () => new Promise<void>((resolve) => (release = resolve));
    navigator.locks.request(`shell-${__BUILD__.id}`, { mode: 'shared' }, open).catch(reportError);
  };
  hold();
  // A page that holds a lock is not kept for going back.
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => persisted && hold());
}

const ASK_AGAIN_MS = 3_000;
const PATIENCE_MS = 10_000;

/**
 * Activates the waiting version; the page reloads once that version has taken over. A service worker that does not heed
 * the message is asked again, and the page is reloaded all the same after ten seconds.
 */
export function applyNewVersion(): void {
  const activate = () => registration?.waiting?.postMessage({ kind: 'activate' } satisfies ServiceMessage);
  activate();
  const asking = setInterval(activate, ASK_AGAIN_MS);
  setTimeout(
    () => {
      clearInterval(asking);
      whenFree(() => location.reload());
    },
    registration?.waiting ? PATIENCE_MS : 0,
  );
}

/** Reloads when another version takes over, requested here or in another tab; not for the very first one. */
function reloadOnTakeover(): void {
  let isControlled = navigator.serviceWorker.controller !== null;
  let isReloading = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && !isReloading) {
      isReloading = true;
      whenFree(() => location.reload());
    }
    isControlled = true;
  });
}

function loaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });
}

function atRest(): Promise<unknown> {
  const synchronised = new Promise<void>((resolve) => {
    const resolveIfLoaded = () => {
      if (!store.get(syncAtom).loading) resolve();
    };
    resolveIfLoaded();
    store.sub(syncAtom, resolveIfLoaded);
  });
  const late = new Promise((resolve) => {
    setTimeout(resolve, LATEST_REST_MS);
  });
  return Promise.race([synchronised, late]);
}

function followVersions(followed: ServiceWorkerRegistration): void {
  const { waiting } = followed;
  if (waiting && navigator.serviceWorker.controller) void propose(waiting);
  followed.addEventListener('updatefound', () => {
    const fresh = followed.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) void propose(fresh);
    });
  });
}

/** A first installation that fails leaves nothing behind, and `ready` waits for ever. */
function followFirstInstallation({ active, installing }: ServiceWorkerRegistration): void {
  if (active) return;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'redundant') store.set(keepingAtom, { kind: 'failed' });
  });
}

async function propose(installed: ServiceWorker): Promise<void> {
  const newer = await newerVersion(installed);
  if (newer !== null) store.set(newVersionAtom, newer);
}

/** An armed phone keeps the door whoever is logged in. */
const isDoorAtom = atom((get) => get(syncAtom).device !== null);

/**
 * The code of editors, office, counter and door is stored only on the devices of those who work there; that of a version
 * that waits too, as it may take over without a network.
 */
function keepDesk(): void {
  if (!worksAtDesk(store.get(rolesAtom)) && !store.get(isDoorAtom)) return;
  for (const version of [registration?.active, registration?.waiting])
    version?.postMessage({ kind: 'keep-desk' } satisfies ServiceMessage);
}

function keepRest(): void {
  askServiceWorker<ShellAnswer>(registration?.active, { kind: 'keep-rest' }, ({ missing }) =>
    store.set(keepingAtom, missing === 0 ? { kind: 'whole' } : { kind: 'partial', missing }),
  );
}

/** The service worker decides by its own clock whether to check, and answers when the next check is due. */
function check(force: boolean): void {
  askServiceWorker<ServiceAnswer>(registration?.active, { kind: 'check', force }, ({ dueIn }) => {
    clearTimeout(nextCheck);
    nextCheck = setTimeout(() => check(false), dueIn);
  });
}
