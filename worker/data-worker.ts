import { fail } from '#common/base/result';
import type { Failure, SyncState, WorkerApi } from './api';
import type { Surroundings } from './surroundings';

export function createWorker(_surroundings: Surroundings): WorkerApi {
  const state: SyncState = {
    line: 'unknown',
    waiting: 0,
    toAttend: [],
    mirroredAt: null,
    loading: false,
    clockOffset: null,
    session: { kind: 'none' },
    device: null,
  };
  const notYet = async () => fail<Failure>({ kind: 'no-answer', error: null, status: null });
  const nothing = async () => undefined;
  return {
    start: nothing,
    login: notYet,
    logout: notYet,
    enqueue: notYet,
    retryWrite: nothing,
    discardWrite: nothing,
    enqueueScan: notYet,
    armDevice: notYet,
    disarmDevice: notYet,
    ask: notYet,
    synchronise: nothing,
    async watch(listener) {
      listener(state);
      return 1;
    },
    unwatch: nothing,
  };
}
