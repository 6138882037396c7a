import type { Kysely } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import type { Piece, PieceBodyRow, PieceRow, PieceSummary } from '#common/contract/content/piece';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import type { PersonReference } from '#common/contract/people/user';
import { pieceOf, pieceSummaryOf } from '#common/rules/piece-summary';
import type { Database } from '../../platform/database/schema';
import { readPieceAuthorRows } from '../piece-author/piece-author-repository';
import { readPreviewImageRows } from '../preview-image/preview-image-projection';
import { findPeople } from '../../people/user/user-repository';
import { type PieceBody, type PieceRecord, findPieceBodies, findPieces } from './piece-repository';

/** Plays in the form that lists return, in the order of their uuids. */
export async function readPieceSummaries(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<PieceSummary[]> {
  const rows = await readPieceRows(database, uuids);
  const found = uuids.flatMap((uuid) => rows.get(uuid) ?? []);
  const authors = await authorsOf(database, found);
  const previewImages = await readPreviewImageRows(
    database,
    found.flatMap(({ previewImage }) => previewImage ?? []),
  );
  return found.map((row) => pieceSummaryOf(row, authors, previewImages));
}

/** A whole play in the form that calls return. */
export async function readPiece(database: Kysely<Database>, uuid: string): Promise<Piece> {
  const row = must((await readPieceRows(database, [uuid])).get(uuid), 'the play just located');
  const body = must((await readPieceBodyRows(database, [uuid])).get(uuid), 'its body');
  const pictures = [row.previewImage ?? [], body.characters.map(({ preview }) => preview ?? [])];
  const previewImages = await readPreviewImageRows(database, pictures.flat(2));
  return pieceOf(row, body, await authorsOf(database, [row]), previewImages);
}

/** Rows of collections `pieces` and `coming-pieces`: with references instead of the things they refer to. */
export async function readPieceRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PieceRow>> {
  const records = await findPieces(database, keys);
  const people = await findPeople(
    database,
    records.flatMap(({ author, last_author }) => [author ?? [], last_author ?? []].flat()),
  );
  return new Map(records.map((record) => [record.uuid, rowOf(record, people)]));
}

/** Rows of collections `piece-bodies` and `coming-piece-bodies`. */
export async function readPieceBodyRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PieceBodyRow>> {
  const bodies = await findPieceBodies(database, keys);
  return new Map([...bodies].map(([uuid, body]) => [uuid, bodyRowOf(uuid, body)]));
}

function authorsOf(
  database: Kysely<Database>,
  rows: readonly PieceRow[],
): Promise<ReadonlyMap<string, PieceAuthor>> {
  const uuids = new Set(rows.flatMap(({ textAuthors }) => textAuthors));
  return readPieceAuthorRows(database, [...uuids]);
}

function rowOf(record: PieceRecord, people: ReadonlyMap<string, PersonReference>): PieceRow {
  const author = people.get(record.author ?? '');
  const lastAuthor = people.get(record.last_author ?? '');
  const { performance_uuid, performance_type, years } = record;
  return everyFieldOf<PieceRow>()({
    uuid: record.uuid,
    slug: record.slug,
    title: record.title,
    ...(record.duration !== null && { duration: record.duration }),
    ...(record.genre !== null && { genre: record.genre }),
    ...(record.preview_image !== null && { previewImage: record.preview_image }),
    creationDate: record.creation_date,
    ...(record.last_modified !== null && { lastModified: record.last_modified }),
    visibleFrom: record.visible_from,
    ...(author && { author }),
    ...(lastAuthor && { lastAuthor }),
    textAuthors: [...record.text_authors],
    charactersData: {
      uuid: record.cast_uuid,
      minMen: record.min_men,
      maxMen: record.max_men,
      minWomen: record.min_women,
      maxWomen: record.max_women,
      minTotal: record.min_total,
      maxTotal: record.max_total,
      baseMen: record.base_men,
      baseWomen: record.base_women,
      baseTotal: record.base_total,
    },
    ...(performance_uuid !== null &&
      performance_type !== null && {
        performed: { uuid: performance_uuid, type: performance_type, years },
      }),
    version: record.version,
  });
}

function bodyRowOf(uuid: string, { resume, characters, dates }: PieceBody): PieceBodyRow {
  return everyFieldOf<PieceBodyRow>()({
    uuid,
    resume,
    characters: characters.map((character) => ({
      uuid: character.uuid,
      name: character.name,
      ...(character.description !== null && { description: character.description }),
      ...(character.preview !== null && { preview: character.preview }),
      ...(character.actor !== null && { actor: character.actor }),
    })),
    dates: dates.map(({ uuid: key, date }) => ({ uuid: key, date })),
  });
}
