import { describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { EffectRows, WaitingWrite } from '#worker/queue/optimistic/effect';
import { effectOf } from '#worker/queue/optimistic/effect-of';
import { paragraph } from '../../../support/news-draft';
import { cast } from '../../../support/piece-draft';

const colette = {
  uuid: '0190a000-0000-7000-8000-000000000003',
  slug: 'colette-marty',
  name: 'Marty',
  firstname: 'Colette',
};
const uuid = '0190a000-0000-7000-8000-0000000000d1';
const feydeau = '0190a000-0000-7000-8000-0000000000f1';
const miniature = '0190a000-0000-7000-8000-0000000000aa';
const at = new Date('2026-11-21T20:30:00.500+01:00');
const saved = new Date('2026-11-21T20:30:00+01:00');
const key = '0190a000-0000-7000-8000-0000000000c1';

function write(call: QueuedCall, body: object | null = null, thing = `piece:${uuid}`): WaitingWrite {
  return { key, thing, seq: 1, at, call, params: {}, body, author: colette, device: null, status: null };
}

const draft = {
  uuid,
  title: ' Le Dindon ',
  duration: 120,
  genre: ' vaudeville ',
  resume: paragraph('Un mari attrapé.'),
  previewImage: { uuid: miniature },
  textAuthors: [{ slug: 'georges-feydeau', uuid: feydeau }],
  charactersData: cast,
  performance: {
    uuid: '0190a000-0000-7000-8000-0000000000e0',
    type: { code: 'ADULTE' },
    years: [2009, 1991],
    characters: [
      {
        uuid: '0190a000-0000-7000-8000-0000000000e1',
        name: 'Pontagnac',
        description: ' ',
        preview: { uuid: miniature },
        actor: ' Rémi Castan ',
      },
    ],
    dates: [
      { uuid: '0190a000-0000-7000-8000-0000000000e2', date: '2009-03-13T20:30:00+01:00' },
      { uuid: '0190a000-0000-7000-8000-0000000000e3', date: '1991-06-28T20:30:00+02:00' },
    ],
  },
};

const row = {
  uuid,
  slug: uuid,
  title: 'Le Dindon',
  duration: 120,
  genre: 'vaudeville',
  previewImage: miniature,
  creationDate: saved,
  visibleFrom: saved,
  author: colette,
  textAuthors: [feydeau],
  charactersData: cast,
  performed: { uuid: draft.performance.uuid, type: 'ADULTE', years: [1991, 2009] },
  version: key,
};
const body = {
  uuid,
  resume: draft.resume,
  characters: [
    {
      uuid: draft.performance.characters[0]?.uuid,
      name: 'Pontagnac',
      preview: miniature,
      actor: 'Rémi Castan',
    },
  ],
  dates: [
    { uuid: draft.performance.dates[1]?.uuid, date: new Date('1991-06-28T20:30:00+02:00') },
    { uuid: draft.performance.dates[0]?.uuid, date: new Date('2009-03-13T20:30:00+01:00') },
  ],
};
/** As the server has it, once it has appeared. */
const published = {
  ...row,
  slug: 'le-dindon',
  version: 'first',
  creationDate: new Date(0),
  visibleFrom: new Date(0),
};

type Rows = Readonly<Record<string, unknown>>;

/** Plays a write over what the mirror holds of one thing, by collection; gives what it holds then. */
function apply(waiting: WaitingWrite, before: Rows = {}): Rows {
  const now = new Map<string, unknown>(Object.entries(before));
  // The rows are those of whatever collections the effect asks for.
  const effectRows = {
    get: (collection: string) => now.get(collection) ?? null,
    set: (collection: string, _: string, value: unknown) =>
      value === null ? now.delete(collection) : now.set(collection, value),
  } as unknown as EffectRows;
  effectOf(waiting)?.apply(effectRows);
  return Object.fromEntries(now);
}

describe('a play created here', () => {
  test('is on the shelf at once, as its editors will read it', () => {
    expect(apply(write('createPiece', draft))).toEqual({ pieces: row, 'piece-bodies': body });
  });

  test('is seen by editors alone, in all the places where it may stand', () => {
    expect(effectOf(write('createPiece', draft))).toMatchObject({
      scope: 'contenu',
      touches: ['pieces', 'piece-bodies', 'coming-pieces', 'coming-piece-bodies'].map((collection) => ({
        collection,
        key: uuid,
      })),
    });
  });

  test('waits among what is to appear when its moment has not come', () => {
    const rows = apply(write('createPiece', { ...draft, visibleFrom: '2027-01-01T09:00:00+01:00' }));
    expect(Object.keys(rows).sort()).toEqual(['coming-piece-bodies', 'coming-pieces']);
  });

  test('has nothing of a performance that it never had', () => {
    const rows = apply(write('createPiece', { ...draft, performance: null }));
    expect(rows['pieces']).not.toHaveProperty('performed');
    expect(rows['piece-bodies']).toEqual({ uuid, resume: draft.resume, characters: [], dates: [] });
  });

  test('shows nothing when the server will refuse it', () => {
    expect(effectOf(write('createPiece', { ...draft, textAuthors: [] }))).toBeNull();
  });
});

describe('a play saved here', () => {
  test('keeps its address, its moments and who began it, and says who saved it last', () => {
    const { pieces } = apply(write('updatePiece', { ...draft, title: 'La Dinde' }), { pieces: published });
    expect(pieces).toEqual({
      ...published,
      title: 'La Dinde',
      lastModified: saved,
      lastAuthor: colette,
      version: key,
    });
  });

  test('moves to what is to appear when its moment is put off, and leaves the shelf', () => {
    const later = { ...draft, visibleFrom: '2027-01-01T09:00:00+01:00' };
    const rows = apply(write('updatePiece', later), { pieces: published, 'piece-bodies': body });
    expect(Object.keys(rows).sort()).toEqual(['coming-piece-bodies', 'coming-pieces']);
  });

  test('changes nothing when somebody else has deleted it, nor creates twice what is there', () => {
    expect(apply(write('updatePiece', draft))).toEqual({});
    const there = { pieces: published, 'piece-bodies': body };
    expect(apply(write('createPiece', draft), there)).toEqual(there);
  });

  test('deleted here is gone at once, from every place', () => {
    const there = { pieces: published, 'piece-bodies': body };
    expect(apply(write('deletePiece'), there)).toEqual({});
    expect(apply(write('deletePiece'), { 'coming-pieces': row, 'coming-piece-bodies': body })).toEqual({});
  });
});

describe('an author', () => {
  const waiting = (call: QueuedCall, fields: object | null = null) =>
    write(call, fields, `piece-author:${feydeau}`);
  const added = waiting('createPieceAuthor', { uuid: feydeau, name: ' Feydeau ', firstname: 'Georges' });

  test('added here can be named at once, under the key that was given', () => {
    expect(apply(added)).toEqual({
      'coming-piece-authors': { uuid: feydeau, slug: feydeau, name: 'Feydeau', firstname: 'Georges' },
    });
  });

  test('keeps the address that the server gave', () => {
    const there = {
      'piece-authors': { uuid: feydeau, slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' },
    };
    expect(apply(added, there)).toEqual(there);
    expect(apply(waiting('deletePieceAuthor'), there)).toEqual({});
  });

  test('without a name shows nothing', () => {
    expect(effectOf(waiting('createPieceAuthor', { uuid: feydeau, name: ' ', firstname: '' }))).toBeNull();
  });
});
