export interface FileTables {
  /** Files that no record names any more, and that are yet to go. */
  leaving_files: {
    key: string;
  };
}
