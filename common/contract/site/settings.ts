import { type Infer, enums, nullable, object, optional, string, type } from 'superstruct';
import { line, text, tolerantEnum, uuid, webLink, words } from '../fields/primitives';

/** The colours of the site, by the name of what is accented in it. The first one is that of a site that chose none. */
export const siteColours = ['ROUGE', 'BLEU', 'VERT', 'PRUNE', 'CANARD'] as const;
export type SiteColour = (typeof siteColours)[number];

/** The association's description of itself. One row, always under the same key. */
export const settings = type({
  uuid,
  title: string(),
  description: string(),
  /** Where it is, on one line or several. */
  address: optional(string()),
  facebook: optional(string()),
  /** Uuid of the preview image beside its name. */
  logo: optional(uuid),
  /** Uuid of the preview image of shared links to pages without a picture. */
  picture: optional(uuid),
  colour: optional(tolerantEnum(siteColours, 'ROUGE')),
  version: string(),
});
export type Settings = Infer<typeof settings>;

/** PUT body: all fields; those that are optional are removed if absent. */
export const settingsWrite = object({
  uuid: optional(uuid),
  title: line(100),
  description: words(500),
  address: optional(nullable(words(300))),
  facebook: optional(nullable(webLink)),
  logo: optional(nullable(uuid)),
  picture: optional(nullable(uuid)),
  colour: optional(nullable(enums(siteColours))),
  /** The version that the caller read; `stale-version` if there is a newer one. */
  version: optional(text(100)),
});
export type SettingsWrite = Infer<typeof settingsWrite>;
