import type { SiteColour } from '#common/contract/site/settings';

export interface SettingsTables {
  /** A single row. */
  settings: {
    uuid: string;
    title: string;
    description: string;
    address: string | null;
    facebook: string | null;
    /** A preview image. */
    logo: string | null;
    /** A preview image. */
    picture: string | null;
    colour: SiteColour | null;
    version: string;
  };
}
