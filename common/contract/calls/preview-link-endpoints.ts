import { object, optional, size, string } from 'superstruct';
import { get, post, remove } from './endpoint';
import { newPreviewLink, previewLinks, previewed, shownPreview } from '../content/preview-link';
import { uuid } from '../fields/primitives';

/**
 * The calls of links to unpublished content. The secret is sent in a body: an address would be written to the logs
 * of proxies.
 */
export const previewLinkEndpoints = {
  createPreviewLink: post('/api/preview-links', 'content', {
    body: previewed,
    answer: newPreviewLink,
    created: true,
  }),
  /** Links that have not expired, the latest first: all of them, or those to one thing. */
  listPreviewLinks: get('/api/preview-links', 'content', {
    query: object({ uuid: optional(uuid) }),
    answer: previewLinks,
  }),
  revokePreviewLink: remove('/api/preview-links/{uuid}', 'content', { params: object({ uuid }) }),
  openPreviewLink: post('/api/preview-links/opening', 'everybody', {
    body: object({ token: size(string(), 1, 200) }),
    answer: shownPreview,
    anonymous: true,
  }),
} as const;
