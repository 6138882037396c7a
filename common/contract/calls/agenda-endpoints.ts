import { array, object } from 'superstruct';
import { eventNoun } from '../../nouns/event';
import { get, post, put, remove } from './endpoint';
import { slugOrUuid } from './address-params';
import { writingCalls } from './noun-calls';
import { agendaEvent, agendaEventWrite, eventQuery } from '../agenda/event';
import { priceCategory, priceCategoryChange, priceCategoryWrite } from '../agenda/price-category';
import { slug } from '../fields/primitives';
import { show, showQuery, showWrite } from '../agenda/show';
import { showTelling, showTellingPreview } from '../agenda/show-telling';

const shows = writingCalls(
  { at: '/api/shows', write: 'shows', journal: 'show' },
  { body: showWrite, answer: show },
);
const events = writingCalls(eventNoun, { body: agendaEventWrite, answer: agendaEvent });

/** The calls of shows with their price categories, and of events. */
export const agendaEndpoints = {
  listShows: get('/api/shows', 'everybody', { query: showQuery, answer: array(show), byClock: true }),
  readShow: get('/api/shows/{slug}', 'everybody', { params: slugOrUuid, answer: show }),
  createShow: shows.create,
  updateShow: shows.update,
  previewTelling: post('/api/shows/{slug}/telling-preview', 'shows', {
    params: slugOrUuid,
    body: showWrite,
    answer: showTellingPreview,
  }),
  readTelling: get('/api/shows/{slug}/telling', 'shows', { params: slugOrUuid, answer: showTelling }),
  deleteShow: shows.remove,

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
  createEvent: events.create,
  updateEvent: events.update,
  deleteEvent: events.remove,
} as const;
