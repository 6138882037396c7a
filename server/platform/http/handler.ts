import type { Kysely } from 'kysely';
import type { AnswerOf, PartOf } from '#common/contract/calls/call-parts';
import type { EndpointName, JournalledCall, QueuedCall } from '#common/contract/calls/endpoints';
import type { RoleCode } from '#common/contract/people/roles';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import type { Spans } from '../process/spans';

/** A logged-in person with the session used. */
export interface Person {
  readonly uuid: string;
  readonly roles: ReadonlySet<RoleCode>;
  readonly session: string;
}

/** The caller. `person` is null for a visitor; `device` is set if a device key was sent instead of a session. */
export interface Caller {
  readonly person: Person | null;
  readonly device: string | null;
  readonly address: string;
}

/** The argument of a handler: validated and decoded input, and the caller. */
export interface Call<Name extends EndpointName> {
  readonly caller: Caller;
  readonly params: PartOf<Name, 'params'>;
  readonly query: PartOf<Name, 'query'>;
  readonly body: PartOf<Name, 'body'>;
  /** The version of If-Match, or null. */
  readonly ifMatch: string | null;
  readonly request: Request;
  readonly spans: Spans;
  /** For a queued or journalled call, its transaction. */
  readonly database: Kysely<Database>;
}

/**
 * Returns the value described by the endpoint's struct; throws CallError for errors caused by the client.
 * A queued call runs in one write transaction, together with its idempotency key and its stored answer; so does one
 * that the journal tells of, with its entry.
 */
export type Handler<Name extends EndpointName> = Name extends JournalledCall
  ? QueuedHandler<Name>
  : Name extends QueuedCall
    ? QueuedHandler<Name> | PreparedHandler<Name>
    : (call: Call<Name>) => Promise<AnswerOf<Name, Response>>;

type QueuedHandler<Name extends EndpointName> = (
  call: Call<Name>,
  transaction: WriteTransaction,
) => Promise<AnswerOf<Name, Response>>;

/**
 * A queued call with work that is too long for a transaction. That work is done before it, on the connection pool, and
 * has no visible effect yet: concurrent requests with the same key may both do it, and the second one gets the first
 * one's answer.
 */
export interface PreparedHandler<Name extends EndpointName> {
  prepare(call: Call<Name>): Promise<(transaction: WriteTransaction) => Promise<AnswerOf<Name, Response>>>;
}

/** All handlers; a missing one is a compile error. Each noun provides its part. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
