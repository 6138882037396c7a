import { onWire } from '#common/base/wire';
import { links } from '#common/contract/links';
import { type PieceSheet, emptySheet, pieceWriteOf, sheetOf } from '#common/rules/piece-sheet';
import { tidiedSheet } from '#common/rules/tidied-sheet';
import { pieceQueries } from '#mirror/queries/piece-queries';
import type { DeskNoun } from '../../../components/desk-form/desk-noun';
import { quoted } from '../../../text/quoted';

/** A play's sheet on the desk. */
export const sheetNoun: DeskNoun<PieceSheet> = {
  name: 'piece',
  empty: emptySheet,
  async read(address) {
    const piece = await pieceQueries.read(address);
    return piece && { uuid: piece.uuid, slug: piece.slug, version: piece.version, values: sheetOf(piece) };
  },
  write(sheet, uuid, isNew) {
    const body = onWire({ uuid, ...pieceWriteOf(sheet, uuid) });
    const label = `Pièce ${quoted(sheet.title.trim())}`;
    return isNew
      ? { call: 'createPiece', params: {}, body, label }
      : { call: 'updatePiece', params: { slug: uuid }, body, label };
  },
  tidied: tidiedSheet,
  titleOf: ({ title }) => title,
  editor: links.editPiece.to,
  list: links.backstagePieces.to,
  missing: 'Pièce introuvable',
};
