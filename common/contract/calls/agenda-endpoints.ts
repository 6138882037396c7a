import { array, object, size, string } from 'superstruct';
import { get, post, put, remove } from './endpoint';
import { agendaEvent, agendaEventWrite, eventQuery } from '../agenda/event';
import { priceCategory, priceCategoryChange, priceCategoryWrite } from '../agenda/price-category';
import { slug } from '../fields/primitives';
import { show, showQuery, showWrite } from '../agenda/show';
import { showTelling, showTellingPreview } from '../agenda/show-telling';

/** The slug of a show or an event, or the uuid that the client gave to one that it created. */
const slugOrUuid = object({ slug: size(string(), 1, 120) });

/** The calls of shows with their price categories, and of events. */
export const agendaEndpoints = {
  listShows: get('/api/shows', 'everybody', { query: showQuery, answer: array(show), byClock: true }),
  readShow: get('/api/shows/{slug}', 'everybody', { params: slugOrUuid, answer: show }),
  createShow: post('/api/shows', 'shows', {
    body: showWrite,
    answer: show,
    queued: true,
    created: true,
    journal: { noun: 'show', act: 'created' },
  }),
  updateShow: put('/api/shows/{slug}', 'shows', {
    params: slugOrUuid,
    body: showWrite,
    answer: show,
    queued: true,
    journal: { noun: 'show', act: 'changed' },
  }),
  previewTelling: post('/api/shows/{slug}/telling-preview', 'shows', {
    params: slugOrUuid,
    body: showWrite,
    answer: showTellingPreview,
  }),
  readTelling: get('/api/shows/{slug}/telling', 'shows', { params: slugOrUuid, answer: showTelling }),
  deleteShow: remove('/api/shows/{slug}', 'shows', {
    params: slugOrUuid,
    queued: true,
    journal: { noun: 'show', act: 'removed' },
  }),

  listPriceCategories: get('/api/price-categories', 'everybody', { answer: array(priceCategory) }),
  createPriceCategory: post('/api/price-categories', 'site', {
    body: priceCategoryWrite,
    answer: priceCategory,
    created: true,
    journal: { noun: 'priceCategory', act: 'created' },
  }),
  updatePriceCategory: put('/api/price-categories/{slug}', 'site', {
    params: object({ slug }),
    body: priceCategoryChange,
    answer: priceCategory,
    journal: { noun: 'priceCategory', act: 'changed' },
  }),
  deletePriceCategory: remove('/api/price-categories/{slug}', 'site', {
    params: object({ slug }),
    journal: { noun: 'priceCategory', act: 'removed' },
  }),

  listEvents: get('/api/events', 'everybody', { query: eventQuery, answer: array(agendaEvent) }),
  readEvent: get('/api/events/{slug}', 'everybody', { params: slugOrUuid, answer: agendaEvent }),
  createEvent: post('/api/events', 'site', {
    body: agendaEventWrite,
    answer: agendaEvent,
    queued: true,
    created: true,
    journal: { noun: 'agendaEvent', act: 'created' },
  }),
  updateEvent: put('/api/events/{slug}', 'site', {
    params: slugOrUuid,
    body: agendaEventWrite,
    answer: agendaEvent,
    queued: true,
    journal: { noun: 'agendaEvent', act: 'changed' },
  }),
  deleteEvent: remove('/api/events/{slug}', 'site', {
    params: slugOrUuid,
    queued: true,
    journal: { noun: 'agendaEvent', act: 'removed' },
  }),
} as const;
