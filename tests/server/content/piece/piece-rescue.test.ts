import { randomUUID } from 'node:crypto';
import { create as read } from 'superstruct';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { uuidPattern } from '#common/base/uuid';
import { piece } from '#common/contract/content/piece';
import { type PieceSheet, sheetOf } from '../../../../src/screens/desk/piece/piece-sheet';
import { sheetNoun } from '../../../../src/screens/desk/piece/sheet-noun';
import { performed, pieceDesk } from '../../../support/piece-desk';

const { create, discard, titles } = pieceDesk();
const ownKey = expect.stringMatching(uuidPattern);

test('a performed play that goes into the trash while it is being written is saved as a new one', async () => {
  const { body } = await create({ performance: performed() });
  const typed: PieceSheet = { ...sheetOf(read(body, piece)), title: 'Le Dindon aux marrons' };
  await discard('le-dindon', { 'If-Match': `"${body.version}"` });
  const copy = must(sheetNoun.renewed, 'what makes a copy of a sheet')(typed);
  const fresh = randomUUID();
  const saved = await create({ ...Object(sheetNoun.write(copy, fresh, null).body) });
  expect(saved.body).toMatchObject({ slug: 'le-dindon-aux-marrons', performance: { years: [1991, 2009] } });
  expect(sheetOf(read(saved.body, piece))).toEqual({
    ...typed,
    castKey: ownKey,
    performanceKey: ownKey,
    characters: typed.characters.map((character) => ({ ...character, uuid: ownKey })),
    dates: typed.dates.map((date) => ({ ...date, uuid: ownKey })),
  });
  expect(await titles('')).toEqual(['Le Dindon aux marrons']);
});
