import type { ImageFormatCode } from '#common/contract/content/image';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';

export interface ImageTables {
  images: {
    uuid: string;
    name: string;
    description: string;
    /** `fold` of name and description, for word searches. */
    words_folded: string;
    year: number;
    visible_from: Date;
    spectacle_types: SpectacleTypeCode[];
    types: ImageTypeCode[];
    creation_date: Date;
    /** The file's extension; empty while there is no file. */
    extension: string;
    formats: ImageFormatCode[];
    version: string;
    /** When it was moved to the trash. */
    deleted_at: Date | null;
    deleted_by: string | null;
    /** Part of the file's addresses and keys; this and the following are null while there is no file. */
    file_version: string | null;
    width: number | null;
    height: number | null;
    placeholder: string | null;
    background_color: string | null;
    /** Size of the kept form of the file; null until it is measured. */
    kept_bytes: number | null;
    /** Position of the subject, as a fraction of width and height; both null if not set. */
    focus_x: number | null;
    focus_y: number | null;
  };
}
