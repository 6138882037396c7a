import { array, object, size, string } from 'superstruct';
import { get, post, put, remove } from './endpoint';
import { sponsor, sponsorQuery, sponsorWrite } from '../content/sponsor';
import { placeWrite } from '../fields/place';

/** The slug of a partner, or the uuid that the client gave to one that it created. */
const slugOrUuid = object({ slug: size(string(), 1, 120) });

/** The calls of partners: everybody reads those that are shown, the administration reads and writes all of them. */
export const sponsorEndpoints = {
  listSponsors: get('/api/sponsors', 'everybody', { query: sponsorQuery, answer: array(sponsor) }),
  readSponsor: get('/api/sponsors/{slug}', 'everybody', { params: slugOrUuid, answer: sponsor }),
  createSponsor: post('/api/sponsors', 'site', {
    body: sponsorWrite,
    answer: sponsor,
    queued: true,
    created: true,
    journal: { noun: 'sponsor', act: 'created' },
  }),
  updateSponsor: put('/api/sponsors/{slug}', 'site', {
    params: slugOrUuid,
    body: sponsorWrite,
    answer: sponsor,
    queued: true,
    journal: { noun: 'sponsor', act: 'changed' },
  }),
  placeSponsor: put('/api/sponsors/{slug}/place', 'site', {
    params: slugOrUuid,
    body: placeWrite,
    answer: sponsor,
    queued: true,
    keepsVersion: true,
    // Each counts from those before it, also from moves of other things.
    step: true,
    journal: { noun: 'sponsor', act: 'changed' },
  }),
  deleteSponsor: remove('/api/sponsors/{slug}', 'site', {
    params: slugOrUuid,
    queued: true,
    journal: { noun: 'sponsor', act: 'removed' },
  }),
} as const;
