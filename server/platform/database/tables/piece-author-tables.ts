import type { pieceAuthorNoun } from '#common/nouns/piece-author';
import type { ColumnsOf } from '../columns';

export interface PieceAuthorTables {
  piece_authors: ColumnsOf<typeof pieceAuthorNoun.fields> & {
    uuid: string;
    slug: string;
    /** `fold` of the names, for word searches. */
    name_folded: string;
    firstname_folded: string;
  };
}
