import type { ReferenceListName } from '#common/contract/content/reference-names';

export interface ReferenceListTables {
  /** The contract's closed lists as rows, so that mirrors follow them like any other data. */
  reference_entries: {
    uuid: string;
    list: ReferenceListName;
    code: string;
    name: string;
    rank: number;
  };
}
