import { validate } from 'superstruct';
import { links } from '#common/contract/site/links';
import { type PieceSummary, pieceWrite } from '#common/contract/content/piece';
import { compareListed } from '#common/rules/list-order';
import { listedPieceOf, matchesPieceQuery } from '#common/rules/piece-list';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskQuery } from '../list/desk-filter';
import type { DeskItem } from '../list/desk-item';
import type { DeskListNoun, DeskSlice } from '../list/desk-list-noun';
import { authorsOf } from '../../../text/casting';
import { serverNow } from '../../../components/clock/clock-offset';

/** The editors' list of plays. */
export const pieceDeskNoun: DeskListNoun = {
  kind: 'piece',
  title: 'Pièces',
  word: 'pièce',
  write: 'Rédiger une fiche',
  addresses: {
    list: links.deskPieces.to(),
    write: links.writePiece.to(),
    edit: (slug) => links.editPiece.to({ slug }),
    read: (slug) => links.piece.to({ slug }),
  },
  writes: {
    discard: queuedWrites.deletePiece,
    restoreRevision(item, content, label) {
      const [fault, body] = validate(content, pieceWrite, { coerce: true });
      return fault ? null : queuedWrites.updatePiece(item, body, label);
    },
  },
  hasAuthors: true,
  slice: pieceSlice,
  read: pieceQueries.read,
  async find(uuid) {
    const piece = await pieceQueries.read(uuid);
    return piece === null ? null : itemOf(piece);
  },
};

async function pieceSlice(query: DeskQuery, from: number, count: number): Promise<DeskSlice> {
  const compare = compareListed(query.orderBy);
  const now = serverNow();
  const found = (await pieceQueries.all())
    .map((piece) => ({ piece, listed: listedPieceOf(piece) }))
    .filter(({ listed }) => matchesPieceQuery(listed, query, now))
    .toSorted((one, other) => compare(one.listed, other.listed));
  return { items: found.slice(from, from + count).map(({ piece }) => itemOf(piece)), total: found.length };
}

function itemOf(piece: PieceSummary): DeskItem {
  const { uuid, slug, title, visibleFrom, version, performance, previewImage } = piece;
  return {
    uuid,
    slug,
    title,
    by: authorsOf(piece.textAuthors),
    visibleFrom,
    years: performance?.years ?? [],
    types: performance === undefined ? [] : [performance.type.name],
    savedAt: piece.lastModified ?? piece.creationDate,
    savedBy: piece.lastAuthor ?? piece.author ?? null,
    previewImage: previewImage ?? null,
    version,
  };
}
