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
    /** The body that saves it again, as it stands on the wire. */
    content: ColumnType<object, string, never>;
  };
}
