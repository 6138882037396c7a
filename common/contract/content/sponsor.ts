import { type Infer, boolean, integer, object, optional, string, type } from 'superstruct';
import { previewImageReference } from './image';
import { flag } from '../fields/list-query';
import { slug, uuid } from '../fields/primitives';

const told = {
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
export const sponsor = type({ ...told, logo: optional(previewImageReference) });
export type Sponsor = Infer<typeof sponsor>;

/** A partner in the mirror: its logo is the uuid of a miniature. */
export const sponsorRow = type({ ...told, logo: optional(uuid) });
export type SponsorRow = Infer<typeof sponsorRow>;

/** GET /api/sponsors */
export const sponsorQuery = object({ visibleOnly: optional(flag) });
