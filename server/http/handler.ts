import type { Kysely } from 'kysely';
import type { AnswerOf, PartOf } from '#common/contract/calls/call-parts';
import type { EndpointName, QueuedCall } from '#common/contract/calls/endpoints';
import type { RoleCode } from '#common/contract/people/roles';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';

/** Somebody who is logged in, and in which of their sessions. */
export interface Person {
  readonly uuid: string;
  readonly roles: ReadonlySet<RoleCode>;
  readonly session: string;
}

/** Who calls. `person` is null for a visitor; `device` is set when a device key came instead of a session. */
export interface Caller {
  readonly person: Person | null;
  readonly device: string | null;
  readonly address: string;
}

/** What a handler is given: checked and decoded input, and who asks. */
export interface Call<Name extends EndpointName> {
  readonly caller: Caller;
  readonly params: PartOf<Name, 'params'>;
  readonly query: PartOf<Name, 'query'>;
  readonly body: PartOf<Name, 'body'>;
  /** The version of If-Match, or null. */
  readonly ifMatch: string | null;
  readonly request: Request;
  /** Of a queued call, its transaction. */
  readonly database: Kysely<Database>;
}

/**
 * Answers with the value that the endpoint's struct describes; throws CallError for what a client may cause.
 * A queued call runs inside one write transaction, together with its idempotency key and its stored answer.
 */
export type Handler<Name extends EndpointName> = Name extends QueuedCall
  ? QueuedHandler<Name> | PreparedHandler<Name>
  : (call: Call<Name>) => Promise<AnswerOf<Name, Response>>;

type QueuedHandler<Name extends EndpointName> = (
  call: Call<Name>,
  transaction: WriteTransaction,
) => Promise<AnswerOf<Name, Response>>;

/**
 * A queued call with work that is too long for a transaction. That is done before, on the database of everybody, and
 * shows nowhere yet: twins may do it both, and whoever comes second is answered what the first was.
 */
export interface PreparedHandler<Name extends EndpointName> {
  prepare(call: Call<Name>): Promise<(transaction: WriteTransaction) => Promise<AnswerOf<Name, Response>>>;
}

/** All handlers; a call without one does not compile. A noun gives a part of it. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
