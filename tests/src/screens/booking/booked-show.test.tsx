import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Show } from '#common/contract/agenda/show';
import { ShowMargin } from '../../../../src/components/show-document/show-margin';
import { BookedShow } from '../../../../src/screens/booking/booked-show';
import { booked, evening, leDindon } from './le-dindon';

const now = new Date('2026-12-01T10:00:00+01:00');
const date = (day: number, freeParticipation: boolean): Show['dates'][number] => ({
  ...evening,
  uuid: `0190a000-0000-7000-8000-0000000000${day}`,
  date: new Date(`2026-12-${day}T20:30:00+01:00`),
  closingDate: new Date(`2026-12-${day}T18:30:00+01:00`),
  freeParticipation,
});
const show = (dates: Show['dates']): Show => ({
  ...leDindon(dates),
  prices: [
    {
      uuid: 'plein',
      price: 0,
      category: { slug: 'plein-tarif', name: 'Plein tarif', description: 'Dès 12 ans' },
    },
  ],
});

test.each<[string, Show['dates'], boolean]>([
  ['free on every date, no tariff is told', [date(12, true), date(13, true)], false],
  ['paid on one date, the tariffs are told', [date(12, true), date(13, false)], true],
])('where participation is %s', (_, dates, isTold) => {
  const written = (screen: React.ReactNode) =>
    renderToStaticMarkup(<Router ssrPath="/reservations">{screen}</Router>);
  const list = written(
    <BookedShow
      show={show(dates)}
      page="/spectacle-du-moment"
      booked={[]}
      begun={{}}
      seatsLeft={new Map()}
      now={now}
    />,
  );
  expect(list).toContain('href="/spectacle-du-moment"');
  expect(list).toMatch(/Réservez jusqu’au <span class="bill-date">/);
  expect(list).toContain('participation libre');
  expect(list.includes('Plein tarif')).toBe(isTold);
  expect(list.includes('Dès 12 ans')).toBe(isTold);
  expect(written(<ShowMargin show={show(dates)} />).includes('Plein tarif')).toBe(isTold);
});

test('who has booked or begun to finds the date and the seats again, and none of them counted as taken', () => {
  const paid = date(12, false);
  const hold = { uuid: 'a', places: 2, until: now.getTime() + 60_000, page: null };
  const listed = (until: number) =>
    renderToStaticMarkup(
      <Router ssrPath="/reservations">
        <BookedShow
          show={show([paid])}
          page={null}
          booked={[{ ...booked, dateUuid: paid.uuid }]}
          begun={{
            [paid.uuid]: { chosen: { plein: 2 }, hold: { ...hold, until }, sentBy: null, at: 0 },
          }}
          seatsLeft={new Map([[paid.uuid, 0]])}
          now={now}
        />
      </Router>,
    );
  expect(listed(hold.until)).toContain('Vous avez déjà réservé 3 places pour cette date.');
  expect(listed(hold.until)).toContain('Vous y aviez choisi 2 places.');
  expect(listed(hold.until)).toContain('Reprendre la réservation du');
  expect(listed(hold.until)).toContain('Il reste 2 places');
  expect(listed(now.getTime())).toContain('Complet – liste d’attente');
});

test('the loud button is that of the first evening with seats left, not that of a full one', () => {
  const [full, free] = [date(12, false), date(13, false)];
  const list = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookedShow
        show={show([full, free])}
        page={null}
        booked={[]}
        begun={{}}
        seatsLeft={
          new Map([
            [full.uuid, 0],
            [free.uuid, 4],
          ])
        }
        now={now}
      />
    </Router>,
  );
  expect(list.match(/class="[^"]*primary[^>]*>[^<]*/g)?.map((button) => button.replace(/.*>/, ''))).toEqual([
    'Réserver',
  ]);
});
