import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { Performances } from '../../../../src/components/piece-document/performances';
import { aShow } from '../agenda/a-show';

const show = aShow('le-dindon', '12', { pieces: [{ slug: 'le-dindon', title: 'Le Dindon' }] });

vi.mock('../../../../src/components/agenda/use-agenda', () => ({
  useAgenda: () => ({
    agenda: { shows: [show], events: [] },
    reach: 'complete',
    now: new Date('2026-12-01T12:00:00+01:00'),
  }),
}));

/** What the list of a play that was given long ago, and is again, leads to. */
const bookedFrom = (piece: string) =>
  [
    ...renderToStaticMarkup(
      <Router ssrPath="/bibliotheque/le-dindon">
        <Performances
          of={{
            uuid: 'life',
            characters: [],
            years: [1998, 2026],
            type: { code: 'DIVERS', name: 'Divers' },
            dates: [
              { uuid: 'long-ago', date: new Date('1998-05-02T20:30:00+02:00') },
              { uuid: 'coming', date: new Date('2026-12-12T20:00:00+01:00') },
            ],
          }}
          piece={piece}
        />
      </Router>,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href);

test('a coming date of a play that can be booked is booked from there, though its hour was typed otherwise', () => {
  expect(bookedFrom('le-dindon')).toEqual(['/reservations/reserver/0190a000-0000-7000-8000-000000000112']);
  expect(bookedFrom('knock')).toEqual([]);
});
