import { type Infer, enums, object, optional, size, string, type } from 'superstruct';
import { get, post, remove } from './endpoint';
import { news } from './news';
import { piece } from './piece';
import { known, moment, says, uuid } from './primitives';
import { personReference } from './user';

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
const newPreviewLink = type({ ...told, token: string() });
export type NewPreviewLink = Infer<typeof newPreviewLink>;

const previewed = object({ kind: previewKinds, uuid });

/** What a link shows: one of the two, as its call answers it. */
const shownPreview = type({
  kind: previewKinds,
  expiresAt: moment,
  news: optional(news),
  piece: optional(piece),
});
export type ShownPreview = Infer<typeof shownPreview>;

/**
 * The calls of links to what is not public yet. The secret travels in a body: an address would be written to the logs
 * of proxies.
 */
export const previewLinkEndpoints = {
  createPreviewLink: post('/api/preview-links', 'content', {
    body: previewed,
    answer: newPreviewLink,
    created: true,
  }),
  /** Those that still open something, the latest first: of everything, or of one thing. */
  listPreviewLinks: get('/api/preview-links', 'content', {
    query: object({ uuid: optional(uuid) }),
    answer: known(previewLink, says('kind', kinds)),
  }),
  revokePreviewLink: remove('/api/preview-links/{uuid}', 'content', { params: object({ uuid }) }),
  openPreviewLink: post('/api/preview-links/opening', 'everybody', {
    body: object({ token: size(string(), 1, 200) }),
    answer: shownPreview,
    anonymous: true,
  }),
} as const;
