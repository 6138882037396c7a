import { object, unknown } from 'superstruct';
import { aboutTextNoun } from '../../nouns/about-text';
import { aboutText, aboutTextWrite, aboutTexts } from '../content/about-text';
import { agendaEndpoints } from './agenda-endpoints';
import { bookingEndpoints } from './booking-endpoints';
import { pullAnswer, pullRequest, soughtThing, thingRows } from '../feed/changes';
import { doorEndpoints } from './door-endpoints';
import { get, post, put, remove } from './endpoint';
import { firstRunEndpoints } from './first-run-endpoints';
import { freeTicketEndpoints } from './free-ticket-endpoints';
import { imageEndpoints } from './image-endpoints';
import { journalEndpoints } from './journal-endpoints';
import { linkedArticleQuery, linkedArticles } from '../content/linked-article';
import { news, newsQuery, newsSummary, newsWrite } from '../content/news';
import { writingCalls } from './noun-calls';
import { peopleEndpoints } from './people-endpoints';
import { piece, pieceQuery, pieceSummary, pieceWrite } from '../content/piece';
import { pieceAuthor, pieceAuthorQuery, pieceAuthorWrite } from '../content/piece-author';
import { previewLinkEndpoints } from './preview-link-endpoints';
import { pageOf, slug } from '../fields/primitives';
import { referenceEntries } from '../content/reference-lists';
import type { ReferenceListName } from '../content/reference-names';
import { revisionEndpoints } from './revision-endpoints';
import { header, headerWrite } from '../site/header';
import { settings, settingsWrite } from '../site/settings';
import { siteHealth } from '../site/site-health';
import { interactiveImageEndpoints } from './interactive-image-endpoints';
import { sponsorEndpoints } from './sponsor-endpoints';
import { loginRequest, refreshRequest, session } from '../people/session';
import { ticketOrderEndpoints } from './ticket-order-endpoints';
import { trashEndpoints } from './trash-endpoints';
import { uploadEndpoints } from './upload-endpoints';
import { byToken, slugOrUuid, byUuid } from './address-params';

const texts = writingCalls(aboutTextNoun, { body: aboutTextWrite, answer: aboutText });

/**
 * Every call, once. The server mounts a handler for each, clients derive their functions from it, `GET /api` lists it.
 * `answer: 'nothing'` is 204; `'file'` and `'stream'` are not JSON, nor is `body: 'file'` or `'bytes'`. A `queued` call
 * may wait in the outbox and be replayed under its Idempotency-Key.
 */
export const endpoints = {
  index: get('/api', 'everybody', { answer: unknown() }),

  login: post('/api/authtokens', 'everybody', { body: loginRequest, answer: session, anonymous: true }),
  logout: remove('/api/authtokens/{token}', 'everybody', {
    params: byToken,
    anonymous: true,
    needsNoCsrf: true,
  }),
  refresh: post('/api/authtokens/refresh', 'everybody', {
    body: refreshRequest,
    answer: session,
    anonymous: true,
    needsNoCsrf: true,
  }),

  ...peopleEndpoints,

  listNews: get('/api/news', 'everybody', { query: newsQuery, answer: pageOf(newsSummary) }),
  readNews: get('/api/news/{slug}', 'everybody', { params: slugOrUuid, answer: news }),
  createNews: post('/api/news', 'content', { body: newsWrite, answer: news, queued: true, created: true }),
  updateNews: put('/api/news/{slug}', 'content', {
    params: slugOrUuid,
    body: newsWrite,
    answer: news,
    queued: true,
  }),
  deleteNews: remove('/api/news/{slug}', 'content', { params: slugOrUuid, queued: true }),

  listPieces: get('/api/pieces', 'everybody', { query: pieceQuery, answer: pageOf(pieceSummary) }),
  readPiece: get('/api/pieces/{slug}', 'everybody', { params: slugOrUuid, answer: piece }),
  createPiece: post('/api/pieces', 'content', {
    body: pieceWrite,
    answer: piece,
    queued: true,
    created: true,
  }),
  updatePiece: put('/api/pieces/{slug}', 'content', {
    params: slugOrUuid,
    body: pieceWrite,
    answer: piece,
    queued: true,
  }),
  deletePiece: remove('/api/pieces/{slug}', 'content', { params: slugOrUuid, queued: true }),

  listPieceAuthors: get('/api/piece-authors', 'everybody', {
    query: pieceAuthorQuery,
    answer: pageOf(pieceAuthor),
  }),
  readPieceAuthor: get('/api/piece-authors/{slug}', 'everybody', { params: slugOrUuid, answer: pieceAuthor }),
  createPieceAuthor: post('/api/piece-authors', 'content', {
    body: pieceAuthorWrite,
    answer: pieceAuthor,
    queued: true,
    created: true,
  }),
  deletePieceAuthor: remove('/api/piece-authors/{slug}', 'content', { params: slugOrUuid, queued: true }),

  listLinkedToNews: get('/api/linked-articles/news/{slug}', 'everybody', {
    params: slugOrUuid,
    query: linkedArticleQuery,
    answer: linkedArticles,
  }),
  listLinkedToPiece: get('/api/linked-articles/piece/{uuid}', 'everybody', {
    params: byUuid,
    query: linkedArticleQuery,
    answer: linkedArticles,
  }),

  ...agendaEndpoints,

  listAboutTexts: get('/api/about-text', 'everybody', { answer: aboutTexts }),
  readAboutText: get('/api/about-text/{slug}', 'everybody', { params: object({ slug }), answer: aboutText }),
  createAboutText: texts.create,
  updateAboutText: texts.update,

  ...interactiveImageEndpoints,
  ...sponsorEndpoints,
  ...journalEndpoints,

  readSettings: get('/api/settings', 'everybody', { answer: settings }),
  updateSettings: put('/api/settings', 'site', {
    body: settingsWrite,
    answer: settings,
    journal: { noun: 'settings', act: 'changed' },
  }),
  readHeader: get('/api/header', 'everybody', { answer: header }),
  updateHeader: put('/api/header', 'site', {
    body: headerWrite,
    answer: header,
    journal: { noun: 'header', act: 'changed' },
  }),
  readSiteHealth: get('/api/site-health', 'site', { answer: siteHealth }),

  ...firstRunEndpoints,

  ...bookingEndpoints,
  ...imageEndpoints,
  ...uploadEndpoints,
  ...trashEndpoints,
  ...revisionEndpoints,
  ...previewLinkEndpoints,
  ...freeTicketEndpoints,
  ...ticketOrderEndpoints,
  ...doorEndpoints,

  pullChanges: post('/api/changes', 'everybody', {
    body: pullRequest,
    answer: pullAnswer,
    needsNoCsrf: true,
  }),
  streamChanges: get('/api/changes/stream', 'everybody', { answer: 'stream' }),
  readThing: get('/api/things/{kind}/{slug}', 'everybody', { params: soughtThing, answer: thingRows }),

  listSpectacleTypes: referenceList('spectacle-types'),
  listImageTypes: referenceList('image-types'),
  listPreviewImageTypes: referenceList('preview-image-types'),
  listInteractiveZoneTypes: referenceList('interactive-zone-types'),
  listSystemMailAddresses: referenceList('system-mail-addresses'),
  listTicketOrderStates: referenceList('ticket-order-states'),
  listFreeTicketStates: referenceList('free-ticket-states'),
  listTextTemplateTypes: referenceList('text-template-types'),
} as const;

export type EndpointName = keyof typeof endpoints;
export type EndpointOf<Name extends EndpointName> = (typeof endpoints)[Name];

/** Calls that are entries of the journal. */
export type JournalledCall = {
  [Name in EndpointName]: EndpointOf<Name> extends { readonly journal: object } ? Name : never;
}[EndpointName];

/** Calls that may wait in the outbox. */
export type QueuedCall = {
  [Name in EndpointName]: EndpointOf<Name> extends { readonly queued: true } ? Name : never;
}[EndpointName];

function referenceList<const List extends ReferenceListName>(list: List) {
  return get(`/api/${list}`, 'everybody', { answer: referenceEntries });
}

/** The query of a call, before it is encoded as text. */
export type AskedQuery = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** The address of a call with its parameters filled in, encoded; lists of a query are joined by commas. */
export function pathOf(
  path: string,
  params: Readonly<Record<string, string>> = {},
  query: AskedQuery = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}
