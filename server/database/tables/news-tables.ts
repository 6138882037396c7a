import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';

export interface NewsTables {
  news: {
    uuid: string;
    slug: string;
    title: string;
    /** `fold` of the title: what a search by words looks at. */
    title_folded: string;
    description: string;
    content: ColumnType<RichText, string, string>;
    preview_image: string | null;
    creation_date: Date;
    last_modified: Date | null;
    visible_from: Date;
    author: string | null;
    last_author: string | null;
    years: number[];
    /** `yearInList` of the years: what lists are ordered by. */
    year_in_list: number;
    /** A set, in the order of the reference list. */
    spectacle_types: SpectacleTypeCode[];
    version: string;
    /** In the trash since then. */
    deleted_at: Date | null;
    deleted_by: string | null;
  };
  /**
   * What lists read, kept by a trigger: an item that is not in the trash stands once under each of its years and once
   * under year 0, which is every year. So each filter and order of a list is the beginning of one index.
   */
  news_listed: {
    news_uuid: GeneratedAlways<string>;
    year: GeneratedAlways<number>;
    visible_from: GeneratedAlways<Date>;
    year_in_list: GeneratedAlways<number>;
    title: GeneratedAlways<string>;
    title_words: GeneratedAlways<string>;
    spectacle_types: GeneratedAlways<SpectacleTypeCode[]>;
  };
  /** How many rows `news_listed` has per year and set of types, kept by the same trigger: a total costs no count. */
  news_tally: {
    year: GeneratedAlways<number>;
    spectacle_types: GeneratedAlways<SpectacleTypeCode[]>;
    total: GeneratedAlways<number>;
  };
}
