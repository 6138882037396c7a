export interface FileTables {
  /** Files that no record references any more and that are still to be deleted. */
  leaving_files: {
    key: string;
  };
}
