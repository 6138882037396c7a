import type { ColumnType } from 'kysely';
import type { CodeOf } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';

export interface AboutTextTables {
  about_texts: {
    uuid: string;
    slug: string;
    type: CodeOf<'text-template-types'>;
    title: string;
    content: ColumnType<RichText, string, string>;
    /** Incremented at each save. */
    version: number;
    last_author: string | null;
    last_modified: Date;
  };
}
