import type { ImageFormatCode } from '#common/contract/content/image';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';

export interface ImageTables {
  images: {
    uuid: string;
    name: string;
    description: string;
    /** `fold` of name and description: what a search by words looks at. */
    words_folded: string;
    year: number;
    visible_from: Date;
    spectacle_types: SpectacleTypeCode[];
    types: ImageTypeCode[];
    creation_date: Date;
    /** Of the file; empty while there is none. */
    extension: string;
    formats: ImageFormatCode[];
    version: string;
    /** In the trash since then. */
    deleted_at: Date | null;
    deleted_by: string | null;
    /** Stands in the addresses and keys of the file; null, like what follows, while there is none. */
    file_version: string | null;
    width: number | null;
    height: number | null;
    placeholder: string | null;
    background_color: string | null;
    /** What the kept form of the file weighs; null until it is measured. */
    kept_bytes: number | null;
    /** Where the subject is, as parts of width and height; null like the other where nobody said. */
    focus_x: number | null;
    focus_y: number | null;
  };
}
