import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OfflineArchiveLink } from '../../../../src/components/photo/offline-archive-link';
import { type Keeping, keepingAtom } from '../../../../src/state/keeping';
import { store } from '../../../../src/state/store';

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('caches', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  store.set(keepingAtom, { kind: 'unknown' });
});

function linkWhere(keeping: Keeping): string {
  store.set(keepingAtom, keeping);
  return renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/galerie">
        <OfflineArchiveLink />
      </Router>
    </Provider>,
  );
}

test.each(['unknown', 'whole', 'failed'] as const)(
  'archives are offered to be kept where that is possible (%s)',
  (kind) => {
    expect(linkWhere({ kind })).toContain('Garder les archives hors ligne');
  },
);

test.each(['refused', 'insecure'] as const)('nothing is offered to be kept where storage is %s', (kind) => {
  expect(linkWhere({ kind })).toBe('');
});

test('nothing is offered to be kept in a private window that lets no site answer without a network', () => {
  vi.stubGlobal('navigator', {});
  expect(linkWhere({ kind: 'unknown' })).toBe('');
});
