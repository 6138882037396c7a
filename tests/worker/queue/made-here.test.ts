import { beforeEach, describe, expect, test } from 'vitest';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { type NewOutboxWrite, enqueue } from '#worker/queue/enqueue';
import { acknowledge, park, readHeads, refuse } from '#worker/queue/lanes';
import { openStage } from '../stage';

const colette = '0190a000-0000-7000-8000-000000000004';
const now = new Date('2026-11-21T20:30:00+01:00');
const error = { code: 'stale-version', message: 'Quelqu’un a enregistré entre-temps.' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox(colette, stage.surroundings.storage);
});

const save = (fields: Partial<NewOutboxWrite> = {}) => {
  const news = { params: { slug: 'rideau' }, body: { title: 'Rideau' }, lane: 'news:1' };
  const write: NewOutboxWrite = { call: 'updateNews', ...news, base: 'v0', label: 'Rideau', ...fields };
  return enqueue(outbox, write, { key: stage.freshKey(), at: now, author: null });
};
const heads = async () => (await readHeads(outbox)).map(({ key }) => key);

describe('what was made here', () => {
  const zola = '0190a000-0000-7000-8000-0000000000f9';
  const author = () =>
    save({
      call: 'createPieceAuthor',
      params: {},
      body: { uuid: zola },
      lane: `piece-author:${zola}`,
      base: null,
    });
  const piece = () =>
    save({
      call: 'createPiece',
      params: {},
      body: { textAuthors: [{ slug: zola }] },
      lane: 'piece:1',
      base: null,
    });

  test('goes before what names it, whichever was saved first', async () => {
    const naming = await piece();
    const other = await save();
    const named = await author();
    expect(new Set(await heads())).toEqual(new Set([other.key, named.key]));
    await acknowledge(outbox, named.key, { version: 'v1', at: now });
    expect(new Set(await heads())).toEqual(new Set([naming.key, other.key]));
  });

  test('is a sale, and not the date that it is for: what names the date goes on', async () => {
    const dateUuid = '0190a000-0000-7000-8000-0000000000e1';
    const sale = await save({
      call: 'createTicketOrder',
      params: {},
      body: { uuid: '0190a000-0000-7000-8000-0000000000d2', dateUuid },
      lane: `counter:${dateUuid}`,
      base: null,
    });
    await park(outbox, sale.key, error);
    const demand = await save({
      call: 'createFreeTicketDemand',
      params: {},
      body: { uuid: '0190a000-0000-7000-8000-0000000000d3', dateUuid },
      lane: 'free-ticket-demand:0190a000-0000-7000-8000-0000000000d3',
      base: null,
    });
    expect(await heads()).toEqual([demand.key]);
  });

  test('lets go of what names it once it was refused: the server will say what is missing', async () => {
    const naming = await piece();
    const named = await author();
    await refuse(outbox, named.key, 'attend', error);
    expect(await heads()).toEqual([naming.key]);
  });
});
