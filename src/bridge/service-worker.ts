import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/permissions';
import type { ServiceAlarm, ServiceAnswer, ServiceMessage, ShellAnswer } from '#worker/service-messages';
import { fatalErrorAtom, syncAtom } from '../state/connection';
import { keepingAtom } from '../state/keeping';
import { personAtom, rolesAtom } from '../state/session';
import { store } from '../state/store';
import { newVersionAtom, whenFree } from '../state/update';
import { readServedVersion } from './served-version';
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
  followVersions(registration);
  followFirstInstallation(registration);
  await navigator.serviceWorker.ready;
  check(true);
  keepDesk();
  store.sub(personAtom, keepDesk);
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
  if (followed.waiting && navigator.serviceWorker.controller) void propose();
  followed.addEventListener('updatefound', () => {
    const fresh = followed.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) void propose();
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

async function propose(): Promise<void> {
  store.set(newVersionAtom, { mustInstall: await isMandatory() });
}

/**
 * Read from the server, bypassing every cache; without an answer the version is only proposed. A page older than the last
 * mandatory version must install what is served now, whatever came in between.
 */
async function isMandatory(): Promise<boolean> {
  const { mustInstall, mandatory } = (await readServedVersion()) ?? {};
  return mustInstall === true || (typeof mandatory === 'string' && __BUILD__.version < mandatory);
}

/** The editors' code is cached on editors' devices only. */
function keepDesk(): void {
  const roles = store.get(rolesAtom);
  const { content, regie, members } = permissions;
  if ([content, regie, members].some((permission) => isAllowed(permission, roles)))
    registration?.active?.postMessage({ kind: 'keep-desk' } satisfies ServiceMessage);
}

function keepRest(): void {
  askServiceWorker<ShellAnswer>({ kind: 'keep-rest' }, ({ missing }) =>
    store.set(keepingAtom, missing === 0 ? { kind: 'whole' } : { kind: 'partial', missing }),
  );
}

/** The service worker decides by its own clock whether to check, and answers when the next check is due. */
function check(force: boolean): void {
  askServiceWorker<ServiceAnswer>({ kind: 'check', force }, ({ dueIn }) => {
    clearTimeout(nextCheck);
    nextCheck = setTimeout(() => check(false), dueIn);
  });
}

function askServiceWorker<Answer>(message: ServiceMessage, receive: (answer: Answer) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    receive(data);
    port1.close();
  });
  port1.start();
  registration?.active?.postMessage(message, [port2]);
}
