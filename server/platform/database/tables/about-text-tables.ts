import type { ColumnType } from 'kysely';
import type { CodeOf } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { aboutTextNoun } from '#common/nouns/about-text';
import type { ColumnsOf } from '../columns';

interface StoredAboutText extends Omit<ColumnsOf<typeof aboutTextNoun.fields>, 'content'> {
  uuid: string;
  slug: string;
  type: CodeOf<'text-template-types'>;
  content: ColumnType<RichText, string, string>;
  /** Incremented at each save. */
  version: number;
  last_author: string | null;
  last_modified: Date;
}

export interface AboutTextTables {
  about_texts: StoredAboutText;
}
