export interface PieceAuthorTables {
  piece_authors: {
    uuid: string;
    slug: string;
    name: string;
    firstname: string;
    /** `fold` of the names: what searches by words look at. */
    name_folded: string;
    firstname_folded: string;
  };
}
