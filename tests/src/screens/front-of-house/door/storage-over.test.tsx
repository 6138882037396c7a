import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breakdown } from '../../../../../src/components/layout/breakdown';
import { StorageOver } from '../../../../../src/screens/front-of-house/door/storage-over';
import { fatalErrorAtom, toldByScreenAtom } from '../../../../../src/state/connection';
import { store } from '../../../../../src/state/store';

const words = (node: React.ReactNode) =>
  renderToStaticMarkup(<Provider store={store}>{node}</Provider>).replaceAll('\u00a0', ' ');

test('an open door says that its phone stores nothing more, that it goes on, and how to end that', () => {
  expect(words(<StorageOver />)).toBe('');
  store.set(fatalErrorAtom, 'worker');
  expect(words(<StorageOver />)).toContain('Continuez de scanner : ce qui passe est gardé à part.');
  expect(words(<StorageOver />)).toContain('Recharger la page');
  expect(words(<Breakdown />)).toContain('Recharger la page');
  store.set(toldByScreenAtom, true);
  expect(words(<Breakdown />)).not.toContain('Recharger la page');
  store.set(toldByScreenAtom, false);
  store.set(fatalErrorAtom, null);
});
