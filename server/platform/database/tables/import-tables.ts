export interface ImportTables {
  import_progress: {
    /** SHA-256 of the file, so that a changed file is imported from the start. */
    file_hash: string;
    file: string;
    /** Progress: whole lines read, in bytes and in number. */
    bytes: number;
    lines: number;
    added: number;
    present: number;
    refused: number;
    finished: boolean;
  };
  import_refusals: {
    file_hash: string;
    line: number;
    /** In French, for the report. */
    reason: string;
  };
}
