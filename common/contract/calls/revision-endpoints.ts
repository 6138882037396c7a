import { object } from 'superstruct';
import { get } from './endpoint';
import { pageOf, hasKnown, uuid } from '../fields/primitives';
import { revision, revisionKinds, revisionQuery, revisionSummary } from '../content/revision';

/** The calls of revisions: restoring one is the ordinary PUT with its content. */
export const revisionEndpoints = {
  listRevisions: get('/api/revisions', 'content', {
    query: revisionQuery,
    answer: pageOf(revisionSummary, hasKnown('kind', revisionKinds)),
  }),
  readRevision: get('/api/revisions/{uuid}', 'content', { params: object({ uuid }), answer: revision }),
} as const;
