import { useSyncExternalStore } from 'react';
import { writeRecord } from './local-record';

type Theme = 'light' | 'dark';

/** index.html reads it before the first paint; without it the system's theme applies. */
const RECORD = 'theme';

/** Switches between light and dark. If the result is the system's theme, the page follows the system again. */
export function switchTheme(): void {
  const next: Theme = shownTheme() === 'dark' ? 'light' : 'dark';
  const isSystems = next === systemTheme();
  writeRecord(RECORD, isSystems ? null : next);
  if (isSystems) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}

/** The theme shown, whether chosen by the person, the system, or a screen that is always dark. */
export function useTheme(): Theme {
  return useSyncExternalStore(followTheme, shownTheme, () => 'light');
}

function followTheme(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = systemIsDark();
  system.addEventListener('change', onChange);
  return () => {
    watch.disconnect();
    system.removeEventListener('change', onChange);
  };
}

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : systemTheme();
}

const systemTheme = (): Theme => (systemIsDark().matches ? 'dark' : 'light');

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
