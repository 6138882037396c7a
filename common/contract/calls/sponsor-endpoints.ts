import { array } from 'superstruct';
import { sponsorNoun } from '../../nouns/sponsor';
import { sponsor, sponsorQuery, sponsorWrite } from '../content/sponsor';
import { placeWrite } from '../fields/place';
import { get, put } from './endpoint';
import { slugOrUuid } from './address-params';
import { writingCalls } from './noun-calls';

const { create, update, remove } = writingCalls(sponsorNoun, { body: sponsorWrite, answer: sponsor });

/** The calls of partners: everybody reads those that are shown, the administration reads and writes all of them. */
export const sponsorEndpoints = {
  listSponsors: get('/api/sponsors', 'everybody', { query: sponsorQuery, answer: array(sponsor) }),
  readSponsor: get('/api/sponsors/{slug}', 'everybody', { params: slugOrUuid, answer: sponsor }),
  createSponsor: create,
  updateSponsor: update,
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
  deleteSponsor: remove,
} as const;
