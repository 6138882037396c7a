import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { AgendaRow } from '../../../../../src/screens/desk/agenda/agenda-row';
import { showList } from '../../../../../src/screens/desk/show/show-list';

const now = new Date('2026-12-01T10:00:00+01:00');

/** The row of a show that is shown from one day to another. */
const rowOf = (from: string, until: string, bookings: boolean) =>
  renderToStaticMarkup(
    <Router ssrPath="/regie/spectacle">
      <AgendaRow
        noun={showList}
        item={{
          uuid: '0190a000-0000-7000-8000-000000000001',
          slug: 'le-dindon',
          title: 'Le Dindon',
          version: 'v1',
          place: 'Salle des fêtes',
          visibleFrom: new Date(from),
          visibleUntil: new Date(until),
          dates: [],
          bookings,
        }}
        now={now}
        isDrafted={false}
        isWaiting={false}
        isCurrent={false}
        onDelete={() => {}}
      />
    </Router>,
  );

describe('the row of a show', () => {
  it.each([
    ['Passé', '2026-10-01', '2026-11-01'],
    ['À l’affiche', '2026-11-01', '2027-01-01'],
    ['À paraître', '2027-01-01', '2027-02-01'],
  ])(
    'that is « %s » tells whether seats are booked for it, and never that they can be now',
    (state, from, until) => {
      const row = rowOf(from, until, true);
      expect(row).toContain(state);
      expect(row).toContain('avec réservation');
      expect(row).not.toContain('ouvertes');
      expect(rowOf(from, until, false)).toContain('sans réservation');
    },
  );
});
