export interface HeaderTables {
  /** A single row. */
  header: {
    uuid: string;
    title: string;
    shown: boolean;
    url: string | null;
    version: string;
  };
}
