import { onWire } from '#common/base/wire';
import { links } from '#common/contract/site/links';
import { type PieceSheet, emptySheet, pieceWriteOf, sheetOf } from './piece-sheet';
import { normalisedSheet } from './normalised-sheet';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../form/desk-noun';

/** A play's sheet, for the desk. */
export const sheetNoun: DeskNoun<PieceSheet> = {
  name: 'piece',
  empty: emptySheet,
  async read(address) {
    const piece = await pieceQueries.read(address);
    return piece && { uuid: piece.uuid, slug: piece.slug, version: piece.version, values: sheetOf(piece) };
  },
  write(sheet, uuid, version) {
    const body = onWire({ uuid, ...pieceWriteOf(sheet, uuid) });
    return version === null
      ? queuedWrites.createPiece(uuid, body)
      : queuedWrites.updatePiece({ uuid, version }, body);
  },
  normalised: normalisedSheet,
  renewed: (sheet) => ({
    ...sheet,
    castKey: null,
    performanceKey: null,
    characters: sheet.characters.map((character) => ({ ...character, uuid: freshUuid() })),
    dates: sheet.dates.map((date) => ({ ...date, uuid: freshUuid() })),
  }),
  titleOf: ({ title }) => title,
  editor: links.editPiece.to,
  list: links.deskPieces.to,
  missing: 'Pièce introuvable',
};
