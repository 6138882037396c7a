import { afterAll, beforeAll, expect, test } from 'vitest';
import { validate } from 'superstruct';
import { must } from '#common/base/must';
import { encodeWire } from '#common/base/wire';
import { type Piece, pieceWrite } from '#common/contract/content/piece';
import { pieceFaults } from '../../../../src/screens/desk/piece/piece-faults';
import { type PieceSheet, pieceWriteOf, sheetOf } from '../../../../src/screens/desk/piece/piece-sheet';
import { emptyCast } from '../../../../src/screens/desk/piece/sheet-cast';
import { normalisedSheet } from '../../../../src/screens/desk/piece/normalised-sheet';
import { write } from '#server/platform/database/transaction';
import { demoCalendar } from '#server/operation/demo/demo-calendar';
import { addDemoPeople, demoPeople } from '#server/operation/demo/demo-people';
import { addDemoPieces, demoPieces } from '#server/operation/demo/demo-pieces';
import { readPiece } from '#server/content/piece/piece-answer';
import { updatePiece } from '#server/content/piece/piece-change';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { miniature, threeHats } from '../../../support/news-desk';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const calendar = demoCalendar(new Date('2026-11-21T09:12:00+01:00'));
const pieces = demoPieces(calendar);
let site: TestDatabase;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(calendar.now);
  await write(site.database, async (transaction) => {
    await addDemoPeople(transaction);
    await addDemoPieces(transaction, calendar);
    await addPreviewImage(transaction, threeHats);
  });
});
afterAll(() => site.close());

test.each(pieces)('$title, opened in the form and saved as it stands, is what it was', async ({ uuid }) => {
  await save(withPictures(await readPiece(site.database, uuid)));
  const before = await readPiece(site.database, uuid);
  await save(before);
  const after = await readPiece(site.database, uuid);
  expect({ ...after, version: before.version }).toEqual(before);
});

test('a sheet typed in a hurry is read again as it was normalised', async () => {
  const { uuid } = must(pieces[0], 'a play');
  const piece = withPictures(await readPiece(site.database, uuid));
  const typed: PieceSheet = {
    ...sheetOf(piece),
    title: '  Le Malade imaginaire ',
    genre: ' ',
    cast: { ...emptyCast, minWomen: 4, maxWomen: 4, minMen: 8, maxTotal: 12 },
    isPerformed: true,
    spectacleType: 'ATELIER',
    years: '2009 ;1991, 2009',
    characters: [
      { uuid: key(1), name: ' Argan', description: '\n', preview: miniature, actor: 'Rémi Castan ' },
    ],
    dates: [
      { uuid: key(3), day: 'sam. 14 mars 2009', time: '20h30', kept: null },
      { uuid: key(2), day: '13032009', time: '20 h', kept: null },
    ],
  };
  await saveSheet(typed, piece);
  expect(sheetOf(await readPiece(site.database, uuid))).toEqual(normalisedSheet(typed, uuid));
});

const key = (rank: number) => `0190eeee-0000-7000-8000-00000000000${rank}`;

/** The demo's plays come without pictures, which the form asks for. */
function withPictures(piece: Piece): Piece {
  const { performance } = piece;
  const preview = { uuid: miniature };
  const characters = performance?.characters.map((character) => ({ ...character, preview })) ?? [];
  return {
    ...piece,
    previewImage: preview,
    ...(performance && { performance: { ...performance, characters } }),
  };
}

async function save(piece: Piece): Promise<void> {
  const sheet = sheetOf(piece);
  expect(normalisedSheet(sheet, piece.uuid)).toEqual(sheet);
  expect(JSON.parse(JSON.stringify(sheet))).toEqual(sheet);
  await saveSheet(sheet, piece);
}

async function saveSheet(sheet: PieceSheet, piece: Piece): Promise<void> {
  expect(pieceFaults(sheet)).toEqual([]);
  const wire: unknown = JSON.parse(encodeWire(pieceWriteOf(sheet, piece.uuid)));
  const [refusal, body] = validate(wire, pieceWrite, { coerce: true });
  expect(refusal).toBeUndefined();
  await write(site.database, (transaction) =>
    updatePiece(transaction, piece.uuid, must(body, 'the body'), demoPeople.contenu.uuid, piece.version),
  );
}
