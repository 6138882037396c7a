import './styles/layers.css';
import { type RootOptions, createRoot, hydrateRoot } from 'react-dom/client';
import { followTransactions } from '#mirror/queries/going-transactions';
import { must } from '#common/base/must';
import { firstRowsId } from '#common/contract/site/first-page';
import './bridge/empty-markup';
import { App } from './app';
import { breakDown, startDataWorker } from './bridge/data-worker';
import { followPage, restWithPage } from './bridge/follow-page';
import { guardStorage } from './bridge/lost-storage';
import { refusesStorage } from './bridge/refused-storage';
import { thisBrowser } from './bridge/abilities';
import { NoNetworkForCode } from './components/loading/lazy-component';
import { repeatPresses } from './early-press';
import { followKeyboard } from './follow-keyboard';
import { guardDrops } from './guard-drops';
import { putBackTranslated } from './put-back-translated';
import { redirectOf } from './site-areas';
import { tellDeletedData } from './state/deleted-data';
import { guardSecondPresses } from './second-press';
import { routeOf } from './site-map';
import { takeServerRendered } from './state/server-rendered-page';
import { followOtherTabs, personAtom } from './state/session';
import { store } from './state/store';
import { followTermsOfOtherTabs } from './state/terms';
import { leaveSpareEntry } from './ui/overlay/way-back';
import { followScroll } from './ui/scroll-memory';
import { hasUnsaved } from './state/unsaved-record';

/** A screen whose code does not load must not keep the data from loading. */
const PATIENCE_MS = 5_000;

const root = must(document.querySelector('#root'), 'the root element');
const firstRows = document.querySelector(`#${firstRowsId}`)?.textContent ?? null;
const isServerRendered = root.firstElementChild !== null;
let works = false;
let isShown = false;
let hasFailed = false;
let patience: ReturnType<typeof setTimeout> | undefined;

followTransactions();
putBackTranslated();
guardSecondPresses();
guardDrops();
followKeyboard();
leaveSpareEntry();
followScroll(isServerRendered);

dispatchEvent(new Event('site-starts'));
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
  createRoot(root, orPrinted()).render(<App onScreen={show} />);
  work();
}

/**
 * Hydrates what the server rendered for visitors. For a logged-in person it is replaced in one go, now that the
 * screen's code is loaded. The data worker starts only after hydration (or PATIENCE_MS), so that nothing changes during
 * it.
 */
function goOn(): void {
  if (store.get(personAtom) !== null) return start();
  patience = setTimeout(work, PATIENCE_MS);
  hydrateRoot(root, <App onScreen={onScreen} />, orPrinted());
}

function onScreen(): void {
  show();
  work();
}

/** From now on the screen itself says what fails. */
function show(): void {
  isShown = true;
  for (const printed of document.querySelectorAll('body > noscript, #printed')) printed.remove();
  repeatPresses();
}

/**
 * What the server printed comes back where the first rendering fails: it can be read, and its links work. Without a network
 * the screen itself waits for its code.
 */
function orPrinted(): RootOptions {
  const printed = root.cloneNode(true);
  const onError = (error: unknown) => {
    // oxlint-disable-next-line no-console -- as React does by itself
    if (isShown || error instanceof NoNetworkForCode) return console.error(error);
    if (isServerRendered) root.replaceWith(printed);
    fail(error);
  };
  return { onCaughtError: onError, onUncaughtError: onError };
}

function work(): void {
  if (works) return;
  works = true;
  if (refusesStorage)
    import('./bridge/in-memory')
      .then(({ startInMemory }) => startInMemory(firstRows))
      .catch((error: unknown) => {
        reportError(error);
        breakDown('worker');
      });
  else {
    startDataWorker({ firstRows });
    restWithPage();
    guardStorage();
  }
  followPage();
  followOtherTabs();
  followTermsOfOtherTabs();
  if (!refusesStorage) tellDeletedData(thisBrowser().isInstalled);
  import('./bridge/follow-booker').then(({ followBooker }) => followBooker()).catch(reportError);
  if (hasUnsaved())
    import('./bridge/unsaved-scans').then(({ saveUnsavedScans }) => saveUnsavedScans()).catch(reportError);
  if (!refusesStorage)
    import('./bridge/service-worker')
      .then(({ startServiceWorker }) => (hasFailed ? undefined : startServiceWorker()))
      .catch(reportError);
}

/** index.html hears of it, and shows what was printed. A device that kept the shell would no longer be sent that. */
function fail(error: unknown): void {
  hasFailed = true;
  clearTimeout(patience);
  // oxlint-disable-next-line no-console -- where the specification wants a failure at startup
  console.error(error);
  dispatchEvent(new Event('site-fails'));
}
