import { type Infer, enums, object, optional, string, type } from 'superstruct';
import { news } from './news';
import { piece } from './piece';
import { tolerantList, moment, hasKnown, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

/** How long whoever has the secret sees what is not public yet. */
export const PREVIEW_DAYS = 14;

const kinds = ['news', 'piece'] as const;
const previewKinds = enums(kinds);

/** A link to what is not public yet. Its secret is told once, to who made it. */
const told = {
  uuid,
  kind: previewKinds,
  /** The uuid of what it shows. */
  thing: uuid,
  createdAt: moment,
  /** Missing once that account is gone. */
  createdBy: optional(personReference),
  expiresAt: moment,
};

export const previewLink = type(told);
export type PreviewLink = Infer<typeof previewLink>;

/** The same with its secret, fit for an address. */
export const newPreviewLink = type({ ...told, token: string() });
export type NewPreviewLink = Infer<typeof newPreviewLink>;

export const previewed = object({ kind: previewKinds, uuid });

/** What a link shows: one of the two, as its call answers it. */
export const shownPreview = type({
  kind: previewKinds,
  expiresAt: moment,
  news: optional(news),
  piece: optional(piece),
});
export type ShownPreview = Infer<typeof shownPreview>;

export const previewLinks = tolerantList(previewLink, hasKnown('kind', kinds));
