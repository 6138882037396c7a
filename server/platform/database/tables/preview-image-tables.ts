import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';

export interface PreviewImageTables {
  preview_images: {
    uuid: string;
    name: string;
    year: number;
    spectacle_types: SpectacleTypeCode[];
    types: ImageTypeCode[];
    creation_date: Date;
    extension: string;
    /** The dominant colour, `#rrggbb`. */
    background_color: string;
    /** Part of the file's address and key; null while there is no file. */
    version: string | null;
  };
}
