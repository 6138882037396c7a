import type { ErrorBody } from '#common/contract/calls/errors';
import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { laneOf } from '#common/rules/lane';
import { type OutboxWrite, openOutboxes } from '../outbox';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

/** A counter's write that the server refused. */
export interface RefusedBoxOfficeWrite {
  readonly key: string;
  readonly label: string;
  readonly at: Date;
  readonly reason: 'attend' | 'conflict' | 'park';
  readonly error: ErrorBody | null;
  /** What was sold; null if the write is not a sale. */
  readonly sale: TicketOrderWrite | null;
}

/** The writes of a date's counter that only this device has. */
export interface BoxOfficeWrites {
  /** The orders that wait to be sent, new or changed: their uuids. */
  readonly unsent: ReadonlySet<string>;
  /** In the order in which they were written. */
  readonly refused: readonly RefusedBoxOfficeWrite[];
}

export interface BoxOfficeWriteQueries {
  /** @param owner the uuid of the person logged in */
  list(owner: string, dateUuid: string): Promise<BoxOfficeWrites>;
}

export function boxOfficeWriteQueriesOf(storage: () => Storage): BoxOfficeWriteQueries {
  const outboxOf = openOutboxes(storage);
  return {
    async list(owner, dateUuid) {
      const lane = await outboxOf(owner)
        .writes.where('lane')
        .equals(laneOf('counter', dateUuid))
        .sortBy('seq');
      const unsent = lane.filter(({ state }) => state === 'queued').map(orderOf);
      return { unsent: new Set(unsent.filter((uuid) => uuid !== undefined)), refused: lane.flatMap(refusal) };
    },
  };
}

function refusal(write: OutboxWrite): RefusedBoxOfficeWrite[] {
  const { key, label, at, state, error = null } = write;
  if (state !== 'attend' && state !== 'conflict' && state !== 'park') return [];
  return [{ key, label, at, reason: state, error, sale: saleOf(write) }];
}

const orderOf = (write: OutboxWrite) =>
  write.call === 'changeTicketOrder' ? write.params['uuid'] : saleOf(write)?.uuid;

/** The page wrote the body, and the call determines its type. */
const saleOf = ({ call, body }: OutboxWrite) =>
  call === 'createTicketOrder' ? (body as TicketOrderWrite) : null;

export const boxOfficeWriteQueries = steady(boxOfficeWriteQueriesOf(browserStorage));
