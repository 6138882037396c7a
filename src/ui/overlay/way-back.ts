import { useEffect, useEffectEvent } from 'react';

/*
 * The browser's way back (a gesture on Android, a button, Alt+←) first closes what is on top of the page. While something
 * is, the history has one entry more, of the same address: going back leads from it to the page's own entry. What is
 * closed by other means gives the entry back, and whatever navigates does so from the page's own entry.
 */

type Layer = () => void;

/** What is open, the topmost last. */
let layers: readonly Layer[] = [];
let isOnSpareEntry = false;
/** It was left by the way back: forward leads to it again. */
let isSpareAhead = false;
/** That of the spare entry, and of the page's own below it. */
let address = '';
let returning: Promise<void> | null = null;
let isFollowing = false;

/** How long the browser may take for the way from one entry to the other, in milliseconds. */
const PATIENCE = 1_000;

/** In the storage of the tab: which of its entries is the spare one, for the page that is loaded anew on it. */
const RECORD = 'spare-entry';

/** As the page is loaded: a reload has closed what was open, and with its entry the next way back would seem dead. */
export function leaveSpareEntry(): void {
  const [loading] = performance.getEntriesByType('navigation');
  const isReload = loading instanceof PerformanceNavigationTiming && loading.type === 'reload';
  if (!isReload || readRecord() !== thisEntry()) return;
  address = location.href;
  follow();
  void toPageEntry();
}

/** While it is open, going back calls `onBack` instead of leaving the page: a dialog closes, a door asks. */
export function useWayBack(isOpen: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    return isOpen ? addLayer(() => back()) : undefined;
  }, [isOpen]);
}

/** Navigates from the page's own entry: at once, unless something is on top of the page or has just been closed. */
export function fromPageEntry(navigate: () => void): void {
  if (!isOnSpareEntry && returning === null) return navigate();
  void toPageEntry().then(() => {
    history.scrollRestoration = 'auto';
    navigate();
  });
}

function addLayer(layer: Layer): () => void {
  follow();
  layers = [...layers, layer];
  settle();
  return () => {
    layers = layers.filter((one) => one !== layer);
    // Another one may be opened in the same moment, as a dialog by a menu.
    settleSoon();
  };
}

function settle(): void {
  if (returning !== null) return;
  if (layers.length > 0) addSpareEntry();
  else if (isOnSpareEntry) void toPageEntry();
}

const settleSoon = () => setTimeout(settle);

function addSpareEntry(): void {
  if (isOnSpareEntry) return;
  try {
    address = location.href;
    // The page stays where it was scrolled to meanwhile.
    history.scrollRestoration = 'manual';
    history.pushState(history.state, '', address);
    setOnSpareEntry(true);
  } catch {
    // Some browsers limit how many entries are added in a minute: then going back leaves the page.
    history.scrollRestoration = 'auto';
  }
}

function toPageEntry(): Promise<void> {
  if (returning !== null) return returning;
  setOnSpareEntry(false);
  isSpareAhead = false;
  const arrived = new Promise<void>((resolve) => {
    const note = () => {
      isSpareAhead = true;
      resolve();
    };
    addEventListener('popstate', note, { once: true });
    setTimeout(resolve, PATIENCE);
  });
  returning = arrived.then(() => {
    returning = null;
    arrive();
  });
  history.back();
  return returning;
}

/** The page's own entry is current again. */
function arrive(): void {
  setTimeout(() => {
    history.scrollRestoration = 'auto';
    settle();
  });
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener('popstate', () => {
    if (returning !== null) return;
    const isHere = location.href === address;
    if (isOnSpareEntry) {
      setOnSpareEntry(false);
      isSpareAhead = isHere;
      // Elsewhere: a link to a part of the page was followed.
      if (isHere) layers.at(-1)?.();
      arrive();
    } else if (isSpareAhead && isHere) void toPageEntry();
    else isSpareAhead = false;
  });
  // Events of wouter: something navigated past `fromPageEntry`, so that the spare entry became a page's own.
  for (const type of ['pushState', 'replaceState'])
    addEventListener(type, () => {
      setOnSpareEntry(false);
      isSpareAhead = false;
      settleSoon();
    });
}

function setOnSpareEntry(isOn: boolean): void {
  isOnSpareEntry = isOn;
  try {
    if (isOn) sessionStorage.setItem(RECORD, thisEntry());
    else sessionStorage.removeItem(RECORD);
  } catch {
    // Storage is disabled: after a reload one way back seems dead.
  }
}

function readRecord(): string | null {
  try {
    return sessionStorage.getItem(RECORD);
  } catch {
    return null;
  }
}

/** A tab that went elsewhere from here and came back has more of them. */
const thisEntry = () => `${history.length} ${location.href}`;
