export interface PieceAuthorTables {
  piece_authors: {
    uuid: string;
    slug: string;
    name: string;
    firstname: string;
    /** `fold` of the names, for word searches. */
    name_folded: string;
    firstname_folded: string;
  };
}
