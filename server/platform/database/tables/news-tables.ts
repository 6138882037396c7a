import type { ColumnType, GeneratedAlways } from 'kysely';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';

export interface NewsTables {
  news: {
    uuid: string;
    slug: string;
    title: string;
    /** `fold` of the title, for word searches. */
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
    /** `yearInList` of the years, the sort key of lists. */
    year_in_list: number;
    /** A set, in the order of the reference list. */
    spectacle_types: SpectacleTypeCode[];
    version: string;
    /** When it was moved to the trash. */
    deleted_at: Date | null;
    deleted_by: string | null;
  };
  /**
   * The rows that lists read, maintained by a trigger: an item outside the trash is listed once under each of its
   * years, and once under year 0, which means every year. So each filter and order of a list is a prefix of one index.
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
  /**
   * Number of `news_listed` rows per year and set of types, maintained by the same trigger, so that totals need no
   * count.
   */
  news_tally: {
    year: GeneratedAlways<number>;
    spectacle_types: GeneratedAlways<SpectacleTypeCode[]>;
    total: GeneratedAlways<number>;
  };
}
