import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { must } from '#common/base/must';
import { nameOf } from '#common/contract/content/reference-names';
import { type ImportedPieceAuthor, importPieceAuthors } from '../import/import-piece-authors';
import { type ImportedPiece, importPieces } from '../import/import-pieces';
import { readPieceBodyRows, readPieceRows } from '../../content/piece/piece-answer';
import { readPieceAuthorRows } from '../../content/piece-author/piece-author-repository';
import type { Exporter } from './exporter';

/** Authors of plays. */
export const exportPieceAuthors: Exporter<ImportedPieceAuthor> = {
  importer: importPieceAuthors,
  keys: sql`select uuid as key from piece_authors order by slug collate "C"`,
  async read(database, keys) {
    const authors = await readPieceAuthorRows(database, keys);
    return new Map(
      [...authors].map(([key, author]) => {
        const { uuid: _, ...row } = author;
        return [key, everyFieldOf<ImportedPieceAuthor>()(row)];
      }),
    );
  },
};

/** Plays that are not in the trash, with their casts and dates. */
export const exportPieces: Exporter<ImportedPiece> = {
  importer: importPieces,
  keys: sql`select uuid as key from pieces where deleted_at is null order by uuid`,
  async read(database, keys) {
    const rows = await readPieceRows(database, keys);
    const bodies = await readPieceBodyRows(database, keys);
    const named = new Set([...rows.values()].flatMap(({ textAuthors }) => textAuthors));
    const authors = await readPieceAuthorRows(database, [...named]);
    return new Map(
      [...rows].map(([uuid, row]) => {
        const { performed } = row;
        const { resume, characters, dates } = must(bodies.get(uuid), 'the body of a play');
        return [
          uuid,
          everyFieldOf<ImportedPiece>()({
            uuid,
            slug: row.slug,
            title: row.title,
            ...(row.duration !== undefined && { duration: row.duration }),
            ...(row.genre !== undefined && { genre: row.genre }),
            resume,
            ...(row.previewImage !== undefined && { previewImage: { uuid: row.previewImage } }),
            creationDate: row.creationDate,
            ...(row.lastModified && { lastModified: row.lastModified }),
            visibleFrom: row.visibleFrom,
            ...(row.author && { author: row.author }),
            ...(row.lastAuthor && { lastAuthor: row.lastAuthor }),
            textAuthors: row.textAuthors.map((author) => ({
              slug: must(authors.get(author), 'an author of a play').slug,
            })),
            charactersData: row.charactersData,
            ...(performed && {
              performance: {
                uuid: performed.uuid,
                type: { code: performed.type, name: nameOf('spectacle-types', performed.type) },
                years: performed.years,
                characters: characters.map(({ preview, ...character }) => ({
                  ...character,
                  ...(preview !== undefined && { preview: { uuid: preview } }),
                })),
                dates,
              },
            }),
          }),
        ];
      }),
    );
  },
};
