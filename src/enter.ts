import { reloadForMissingChunk } from './bridge/missing-chunk';
import { rememberPresses } from './early-press';

/*
 * The page's first script. What the server has printed is seen, pictures included, before the rest of the code takes
 * line and thread: until then links are links, menus unfold by themselves, and other buttons answer a little later.
 * Whoever touches the page has seen it. An empty page waits for nothing.
 */
const PATIENCE_MS = 2_000;

function enter(): void {
  import('./main').catch((error: unknown) => {
    if (!reloadForMissingChunk()) reportError(error);
  });
}

/** Resolves when all is there and was painted, or was touched, or will not be looked at, or takes too long. */
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

/** The first words or pictures are on the screen. */
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

const isPrinted = document.querySelector('#root > *') !== null;
if (isPrinted) {
  rememberPresses();
  void seen().then(enter);
} else enter();
