import type { ReferenceListName } from '#common/contract/content/reference-names';

export interface ReferenceListTables {
  /** The contract's closed lists as rows, so that mirrors follow them like everything else. */
  reference_entries: {
    uuid: string;
    list: ReferenceListName;
    code: string;
    name: string;
    rank: number;
  };
}
