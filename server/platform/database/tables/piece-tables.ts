import type { ColumnType } from 'kysely';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { RichText } from '#common/contract/fields/rich-text-nodes';

export interface PieceTables {
  pieces: {
    uuid: string;
    slug: string;
    title: string;
    /** `fold` of the title, for word searches. */
    title_folded: string;
    /** Minutes. */
    duration: number | null;
    genre: string | null;
    genre_folded: string;
    resume: ColumnType<RichText, string, string>;
    preview_image: string | null;
    creation_date: Date;
    last_modified: Date | null;
    visible_from: Date;
    author: string | null;
    last_author: string | null;
    cast_uuid: string;
    min_men: number;
    max_men: number;
    min_women: number;
    max_women: number;
    min_total: number;
    max_total: number;
    base_men: number;
    base_women: number;
    base_total: number;
    /** Null, like the type, if never performed here. */
    performance_uuid: string | null;
    performance_type: SpectacleTypeCode | null;
    /** The years of the performances. */
    years: number[];
    /** `yearInList` of the years, the sort key of lists. */
    year_in_list: number;
    version: string;
    /** When it was moved to the trash. */
    deleted_at: Date | null;
    deleted_by: string | null;
  };
  piece_text_authors: {
    piece_uuid: string;
    rank: number;
    author_uuid: string;
  };
  performance_characters: {
    uuid: string;
    piece_uuid: string;
    rank: number;
    name: string;
    description: string | null;
    preview: string | null;
    actor: string | null;
  };
  performance_dates: {
    uuid: string;
    piece_uuid: string;
    date: Date;
  };
}
