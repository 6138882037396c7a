import { array, object, optional, size, string, unknown } from 'superstruct';
import { aboutText } from './about-text';
import { pullAnswer, pullRequest } from './changes';
import { armedDevice, deviceWrite } from './device';
import { doorScanRow, scanQuery, scansAnswer, scansRequest } from './door';
import { get, post, put, remove } from './endpoint';
import { freeTicket, freeTicketQuery, freeTicketWrite } from './free-ticket';
import { news, newsQuery, newsSummary, newsWrite } from './news';
import { peopleEndpoints } from './people-endpoints';
import { pageOf, slug, uuid } from './primitives';
import { referenceEntries } from './reference-lists';
import type { ReferenceListName } from './reference-names';
import { loginRequest, refreshRequest, session } from './session';

/** `{slug}` in a path: a slug, or the uuid that the client gave to what it created. */
const slugOrUuid = object({ slug: size(string(), 1, 120) });
const byUuid = object({ uuid });
const byToken = object({ token: size(string(), 1, 200) });

/**
 * Every call, once. The server mounts a handler for each, clients derive their functions from it, `GET /api` lists it.
 * `answer: 'nothing'` is 204; `'file'` and `'stream'` are not JSON. A `queued` call may wait in the outbox and be
 * replayed under its Idempotency-Key.
 */
export const endpoints = {
  index: get('/api', 'everybody', { answer: unknown() }),

  login: post('/api/authtokens', 'everybody', { body: loginRequest, answer: session, anonymous: true }),
  logout: remove('/api/authtokens/{token}', 'everybody', { params: byToken, anonymous: true }),
  refresh: post('/api/authtokens/refresh', 'everybody', {
    body: refreshRequest,
    answer: session,
    anonymous: true,
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

  listAboutTexts: get('/api/about-text', 'everybody', { answer: array(aboutText) }),
  readAboutText: get('/api/about-text/{slug}', 'everybody', { params: object({ slug }), answer: aboutText }),

  readPreviewImageFile: get('/api/preview-images/{uuid}/file', 'everybody', {
    params: byUuid,
    query: object({ v: optional(size(string(), 1, 64)) }),
    answer: 'file',
  }),

  listFreeTickets: get('/api/free-tickets', 'member', { query: freeTicketQuery, answer: pageOf(freeTicket) }),
  readFreeTicket: get('/api/free-tickets/{uuid}', 'member', { params: byUuid, answer: freeTicket }),
  updateFreeTicket: put('/api/free-tickets/{uuid}', 'member', {
    params: byUuid,
    body: freeTicketWrite,
    answer: freeTicket,
    queued: true,
  }),
  readFreeTicketPdf: get('/api/free-tickets/{uuid}/pdf', 'member', { params: byUuid, answer: 'file' }),

  armDevice: post('/api/devices', 'ticketOffice', { body: deviceWrite, answer: armedDevice, created: true }),
  disarmDevice: remove('/api/devices/{uuid}', 'ticketOffice', { params: byUuid }),
  sendScans: post('/api/scans', 'ticketOffice', {
    body: scansRequest,
    answer: scansAnswer,
    queued: true,
    orDevice: true,
  }),
  listScans: get('/api/scans', 'ticketOffice', { query: scanQuery, answer: pageOf(doorScanRow) }),

  pullChanges: post('/api/changes', 'everybody', { body: pullRequest, answer: pullAnswer }),
  streamChanges: get('/api/changes/stream', 'everybody', { answer: 'stream' }),

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

/** Calls that may wait in the outbox. */
export type QueuedCall = {
  [Name in EndpointName]: EndpointOf<Name> extends { readonly queued: true } ? Name : never;
}[EndpointName];

function referenceList<const List extends ReferenceListName>(list: List) {
  return get(`/api/${list}`, 'everybody', { answer: referenceEntries });
}

/** What a call's query says, before it is text. */
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
