import { writeRecord } from './local-record';

type Theme = 'light' | 'dark';

/** index.html reads it before anything is painted; without it the system's light holds. */
const RECORD = 'theme';

/** Day becomes night and back. Whoever returns to the system's light follows the system again. */
export function switchTheme(): void {
  const system: Theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = document.documentElement.dataset['theme'] ?? system;
  const next: Theme = shown === 'dark' ? 'light' : 'dark';
  writeRecord(RECORD, next === system ? null : next);
  if (next === system) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
}
