import { type Infer, enums, object, optional, string, type } from 'superstruct';
import { news } from './news';
import { piece } from './piece';
import { tolerantList, moment, hasKnown, uuid } from '../fields/primitives';
import { personReference } from '../people/user';

/** How long a link shows unpublished content, in days. */
export const PREVIEW_DAYS = 14;

const kinds = ['news', 'piece'] as const;
const previewKinds = enums(kinds);

/** A link to unpublished content. Only its creator receives its secret, once. */
const linkFields = {
  uuid,
  kind: previewKinds,
  /** The uuid of the content that it shows. */
  thing: uuid,
  createdAt: moment,
  /** Absent once that account is deleted. */
  createdBy: optional(personReference),
  expiresAt: moment,
};

export const previewLink = type(linkFields);
export type PreviewLink = Infer<typeof previewLink>;

/** The same with its secret, safe in an address. */
export const newPreviewLink = type({ ...linkFields, token: string() });
export type NewPreviewLink = Infer<typeof newPreviewLink>;

export const previewed = object({ kind: previewKinds, uuid });

/** The content of a link: a news item or a play, as its call answers it. */
export const shownPreview = type({
  kind: previewKinds,
  expiresAt: moment,
  news: optional(news),
  piece: optional(piece),
});
export type ShownPreview = Infer<typeof shownPreview>;

export const previewLinks = tolerantList(previewLink, hasKnown('kind', kinds));
