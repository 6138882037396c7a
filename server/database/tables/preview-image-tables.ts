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
    /** Stands in the address of the file and in its key; null while there is no file. */
    version: string | null;
  };
}
