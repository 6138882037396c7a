import { object } from 'superstruct';
import { get, post, remove } from './endpoint';
import { pageOf, hasKnown, uuid } from '../fields/primitives';
import { revision, revisionKinds, revisionQuery, revisionSummary } from '../content/revision';
import { restored, trashEntry, trashKinds, trashQuery } from '../content/trash';

const byUuid = object({ uuid });

/**
 * The calls of the trash: restoring may wait in the outbox, permanent deletion needs a network. And the calls of
 * revisions: restoring a revision is the ordinary PUT with its content.
 */
export const keepingEndpoints = {
  listTrash: get('/api/trash', 'content', {
    query: trashQuery,
    answer: pageOf(trashEntry, hasKnown('kind', trashKinds)),
  }),
  restoreTrashed: post('/api/trash/{uuid}/restoration', 'content', {
    params: byUuid,
    answer: restored,
    queued: true,
  }),
  removeTrashed: remove('/api/trash/{uuid}', 'content', { params: byUuid }),

  listRevisions: get('/api/revisions', 'content', {
    query: revisionQuery,
    answer: pageOf(revisionSummary, hasKnown('kind', revisionKinds)),
  }),
  readRevision: get('/api/revisions/{uuid}', 'content', { params: byUuid, answer: revision }),
} as const;
