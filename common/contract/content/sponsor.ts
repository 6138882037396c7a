import { type Infer, integer, object, optional, string, type, unknown } from 'superstruct';
import { sponsorNoun } from '../../nouns/sponsor';
import { bodyStructs, rowStructs } from '../fields/field-structs';
import { flag } from '../fields/list-query';
import { slug, uuid } from '../fields/primitives';
import { previewImageReference } from './image';

const shared = {
  uuid,
  slug,
  ...rowStructs(sponsorNoun.fields),
  /** Its place among the others, from 0. */
  rank: integer(),
  version: string(),
};

/** A partner of the association (partenaire), as calls answer it. */
export const sponsor = type({ ...shared, logo: optional(previewImageReference) });
export interface Sponsor extends Infer<typeof sponsor> {}

/** A partner in the mirror: its logo is the uuid of a preview image. */
export const sponsorRow = type({ ...shared });
export interface SponsorRow extends Infer<typeof sponsorRow> {}

/** GET /api/sponsors */
export const sponsorQuery = object({ visibleOnly: optional(flag) });

/**
 * POST and PUT body. A client may send back what it read: fields that the server decides are ignored, `rank` too: a
 * new partner comes last, and is moved by a call of its own.
 */
export const sponsorWrite = object({
  uuid: optional(uuid),
  slug: optional(slug),
  ...bodyStructs(sponsorNoun.fields),
  rank: optional(unknown()),
  version: optional(unknown()),
});
export interface SponsorWrite extends Infer<typeof sponsorWrite> {}
