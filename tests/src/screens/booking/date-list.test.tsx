import { Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { Show } from '#common/contract/agenda/show';
import { DateList } from '../../../../src/screens/booking/date-list';
import { syncAtom } from '../../../../src/state/connection';
import { serverRenderedPageAtom } from '../../../../src/state/server-rendered-page';
import { store } from '../../../../src/state/store';
import { storageInMemory } from '../../state/sessions';
import { pageWithOneEvent } from '../desk/show/page-with-one-event';

const at = new Date('2026-12-01T10:00:00+01:00');
const elsewhere: Show = {
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2026-12-31T10:00:00+01:00'),
  prices: [],
  dates: [
    {
      uuid: '0190a000-0000-7000-8000-000000000012',
      date: new Date('2026-12-12T20:30:00+01:00'),
      closingDate: new Date('2026-12-12T18:30:00+01:00'),
      maxPlaces: 100,
      freeParticipation: true,
    },
  ],
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: false,
  version: 'v1',
};

function listOf(shows: readonly Show[]): string {
  vi.stubGlobal('localStorage', storageInMemory());
  const page = pageWithOneEvent('bal-de-juin', 'Le bal de juin');
  store.set(serverRenderedPageAtom, { ...page, at, agenda: { shows, events: [] } });
  store.set(syncAtom, { ...store.get(syncAtom), mirroredAt: new Date(at.getTime() - 1) });
  return renderToStaticMarkup(
    <Provider store={store}>
      <Router ssrPath="/reservations">
        <DateList />
      </Router>
    </Provider>,
  );
}

afterEach(() => store.set(serverRenderedPageAtom, null));

test('with nothing to book, the page leads to the current show only if there is one', () => {
  const nothing = listOf([]);
  expect(nothing).toContain('Rien à réserver en ce moment');
  expect(nothing).not.toContain('Le spectacle du moment');
  expect(listOf([elsewhere])).toContain('Le spectacle du moment');
});
