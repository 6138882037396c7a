import './styles/layers.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { must } from '#common/base/must';
import { firstRowsId } from '#common/contract/site/first-page';
import './bridge/empty-markup';
import { App } from './app';
import { startDataWorker } from './bridge/data-worker';
import { followPage } from './bridge/follow-page';
import { repeatPresses } from './early-press';
import { redirectOf } from './site-areas';
import { routeOf } from './site-map';
import { takeServerRendered } from './state/server-rendered-page';
import { followOtherTabs, personAtom } from './state/session';
import { store } from './state/store';

/** A screen whose code does not load must not keep the data from loading. */
const PATIENCE_MS = 5_000;

const root = must(document.querySelector('#root'), 'the root element');
const firstRows = document.querySelector(`#${firstRowsId}`)?.textContent ?? null;
const isServerRendered = root.firstElementChild !== null;
let works = false;

try {
  enterByRedirect();
  if (firstRows !== null) takeServerRendered(firstRows);
  const screen = routeOf(location.pathname).screen.fetch();
  if (isServerRendered) screen.then(goOn).catch(fail);
  else start();
} catch (error) {
  fail(error);
}

/** Applies a redirect to the address bar before the first render, to match what the server has rendered. */
function enterByRedirect(): void {
  const { pathname, search, hash } = location;
  const address = redirectOf(pathname);
  if (address !== undefined) history.replaceState(history.state, '', address + search + hash);
}

function start(): void {
  createRoot(root).render(<App onScreen={repeatPresses} />);
  work();
}

/**
 * Hydrates what the server rendered for visitors. For a logged-in person it is replaced in one go, now that the
 * screen's code is loaded. The data worker starts only after hydration (or PATIENCE_MS), so that nothing changes during
 * it.
 */
function goOn(): void {
  if (store.get(personAtom) !== null) return start();
  hydrateRoot(root, <App onScreen={onScreen} />);
  setTimeout(work, PATIENCE_MS);
}

function onScreen(): void {
  repeatPresses();
  work();
}

function work(): void {
  if (works) return;
  works = true;
  startDataWorker({ firstRows });
  followPage();
  followOtherTabs();
  import('./bridge/follow-booker').then(({ followBooker }) => followBooker()).catch(reportError);
  import('./bridge/service-worker').then(({ startServiceWorker }) => startServiceWorker()).catch(reportError);
}

function fail(error: unknown): void {
  // oxlint-disable-next-line no-console -- where the specification wants a failure at startup
  console.error(error);
  root.textContent =
    'Le site n’a pas pu démarrer. Rechargez la page\u00a0; si cela ne suffit pas, mettez votre navigateur à jour.';
}
