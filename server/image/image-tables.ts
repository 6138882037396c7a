import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/reference-names';

export interface ImageTables {
  images: {
    uuid: string;
    name: string;
    description: string;
    year: number;
    visible_from: Date;
    spectacle_types: SpectacleTypeCode[];
    types: ImageTypeCode[];
    creation_date: Date;
    extension: string;
    formats: string[];
  };
}
