import { beforeEach, expect, test } from 'vitest';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { freeTicketQueriesOf } from '#mirror/queries/free-ticket-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const ticket = (rank: number, name: string, date: string): FreeTicket => ({
  uuid: uuidOf(rank),
  name,
  linkedShow: { slug: 'le-dindon', title: 'Le Dindon' },
  dateUuid: uuidOf(900),
  date: new Date(date),
  state: { code: 'A_GENERER', name: 'À générer' },
  version: 'v1',
});

let stage: ReturnType<typeof openMirror>;
beforeEach(() => {
  stage = openMirror();
});

test('one’s tickets come latest date first, then by name, blind to case and accents', async () => {
  await fill(await stage.begin(), 'my-tickets', [
    ticket(1, 'Zoé', '2026-12-11T20:30:00+01:00'),
    ticket(2, 'Éric', '2026-12-12T20:30:00+01:00'),
    ticket(3, 'zélie', '2026-12-12T20:30:00+01:00'),
    ticket(4, 'Fanny', '2026-12-12T20:30:00+01:00'),
  ]);
  const { data, metadata } = await freeTicketQueriesOf(stage.mirror).listOwned({ page: 1, limit: 100 });
  expect(data.map(({ name }) => name)).toEqual(['Éric', 'Fanny', 'zélie', 'Zoé']);
  expect(metadata).toEqual({ currentPage: 1, lastPage: 1, total: 4, offsetStart: 1, offsetEnd: 4 });
});

test('a hundred go on a page, and the others on the next', async () => {
  const many = Array.from({ length: 103 }, (_, rank) =>
    ticket(rank, `Invité ${String(rank).padStart(3, '0')}`, '2026-12-12T20:30:00+01:00'),
  );
  await fill(await stage.begin(), 'my-tickets', many);
  const { data, metadata } = await freeTicketQueriesOf(stage.mirror).listOwned({ page: 2, limit: 100 });
  expect(data.map(({ name }) => name)).toEqual(['Invité 100', 'Invité 101', 'Invité 102']);
  expect(metadata).toMatchObject({ lastPage: 2, offsetStart: 101, offsetEnd: 103 });
});

test('before anything was loaded there is none', async () => {
  const { data, metadata } = await freeTicketQueriesOf(stage.mirror).listOwned({ page: 1, limit: 100 });
  expect([data, metadata.total]).toEqual([[], 0]);
});
