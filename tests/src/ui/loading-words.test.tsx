import { type ReactElement, act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LoadingWords } from '../../../src/ui/loading-words';
import { mounted } from '../mounted';

test('what loads is said to screen readers at once, and to everybody once it takes long', () => {
  vi.useFakeTimers();
  const words = mounted(() => LoadingWords({ children: 'Chargement des séances…' }) as ReactElement);
  const shown = () => renderToStaticMarkup(words());
  expect(shown()).toBe('<span class="visually-hidden">Chargement des séances…</span>');
  act(() => vi.advanceTimersByTime(6000));
  expect(shown()).toBe('<p class="small soft">Chargement des séances… Le site répond lentement.</p>');
  vi.useRealTimers();
});
