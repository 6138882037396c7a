export interface SponsorTables {
  sponsors: {
    uuid: string;
    slug: string;
    name: string;
    description: string;
    link: string | null;
    /** Uuid of a preview image. */
    logo: string | null;
    rank: number;
    visible: boolean;
    version: string;
  };
}
