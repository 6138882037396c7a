import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { showConflictFields } from '../../../../../src/screens/desk/show/show-conflict-fields';
import { serverRenderedPageAtom } from '../../../../../src/state/server-rendered-page';
import { store } from '../../../../../src/state/store';
import { pageWithOneEvent } from './page-with-one-event';

const { banner, event } = showConflictFields;

const shown = (version: ReactNode) => renderToStaticMarkup(<Provider store={store}>{version}</Provider>);

afterEach(() => {
  store.set(serverRenderedPageAtom, null);
});

describe('two versions of a show, to choose from', () => {
  it('show each its own banner', () => {
    const [one, other] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002'];
    expect(banner.show(one)).not.toEqual(banner.show(other));
    expect(shown(banner.show(null))).toContain('Rien');
  });

  it('name each its event by its title', () => {
    store.set(serverRenderedPageAtom, pageWithOneEvent('bal-de-juin', 'Le bal de juin'));
    expect(shown(event.show('bal-de-juin'))).toBe('Le bal de juin');
    expect(shown(event.show(null))).toContain('Rien');
  });

  it('stay apart where neither event is here', () => {
    expect(shown(event.show('bal-de-juin'))).not.toBe(shown(event.show('bal-de-mai')));
  });
});
