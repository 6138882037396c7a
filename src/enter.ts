import { fillIn } from '#common/base/fill-in';
import './bridge/signal-timeout';
import { handleMissingChunk } from './bridge/missing-chunk';
import { refusesStorage } from './bridge/refused-storage';
import { rememberPresses } from './early-press';

/*
 * The page's first script. The rest of the code is loaded only after the server-rendered page has been painted,
 * pictures included, so that it does not compete for network and main thread. Until then links work as plain links,
 * menus unfold natively, and other buttons answer a little later. A touch or a key press ends the wait; an empty page
 * does not wait at all.
 */
const PATIENCE_MS = 2_000;

function enter(): void {
  load().catch(async (error: unknown) => {
    if ((await handleMissingChunk()) !== 'reloading') reportError(error);
  });
}

async function load(): Promise<void> {
  await fillIn();
  if (refusesStorage) await import('./bridge/storage-in-memory');
  await import('./main');
}

/** Resolves once all is loaded and painted, the person touched the page, or PATIENCE_MS is over; at once if hidden. */
function seen(): Promise<unknown> {
  if (document.hidden) return Promise.resolve();
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([late, touched(), Promise.all([loaded(), painted()]).then(nextFrame).then(nextFrame)]);
}

function loaded(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(null);
    else addEventListener('load', resolve, { once: true });
  });
}

/** Resolves at the first contentful paint. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) resolve(null);
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

function touched(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, resolve, { capture: true, once: true });
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const isServerRendered = document.querySelector('#root > *') !== null;
if (isServerRendered) {
  rememberPresses();
  void seen().then(enter);
} else enter();
