import { type Infer, boolean, integer, nullable, object, optional, string, type, unknown } from 'superstruct';
import { chosenPreviewImage, previewImageReference } from './image';
import { flag } from '../fields/list-query';
import { line, slug, uuid, webLink, words } from '../fields/primitives';

const shared = {
  uuid,
  slug,
  name: string(),
  description: string(),
  /** As it was typed, with or without `https://`. */
  link: optional(string()),
  /** Its place among the others, from 0. */
  rank: integer(),
  visible: boolean(),
  version: string(),
};

/** A partner of the association (partenaire), as calls answer it. */
export const sponsor = type({ ...shared, logo: optional(previewImageReference) });
export type Sponsor = Infer<typeof sponsor>;

/** A partner in the mirror: its logo is the uuid of a preview image. */
export const sponsorRow = type({ ...shared, logo: optional(uuid) });
export type SponsorRow = Infer<typeof sponsorRow>;

/** GET /api/sponsors */
export const sponsorQuery = object({ visibleOnly: optional(flag) });

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are ignored, `rank` too: a
 * new partner comes last, and is moved by a call of its own.
 */
export const sponsorWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  name: line(200),
  description: words(1000),
  link: optional(nullable(webLink)),
  logo: optional(nullable(chosenPreviewImage)),
  rank: optional(unknown()),
  visible: boolean(),
  version: optional(unknown()),
});
export type SponsorWrite = Infer<typeof sponsorWrite>;
