import type { Zone } from '#common/contract/agenda/interactive-image';

export interface InteractiveImageTables {
  interactive_images: {
    uuid: string;
    show_uuid: string;
    title: string;
    /** Uuid of an image of the gallery. It may be in the trash: then nobody is shown this one. */
    image_uuid: string;
    zones: Zone[];
    rank: number;
    version: string;
  };
}
