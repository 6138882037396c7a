import type { ColumnType } from 'kysely';
import type { RevisionKind } from '#common/contract/content/revision';

export interface RevisionTables {
  revisions: {
    uuid: string;
    kind: RevisionKind;
    thing: string;
    at: Date;
    author: string | null;
    title: string;
    /** The request body that restores it, in the wire format. */
    content: ColumnType<object, string, never>;
  };
}
