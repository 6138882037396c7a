import type { Struct } from 'superstruct';
import type { EndpointName, EndpointOf } from '#common/contract/endpoints';
import type { RoleCode } from '#common/contract/roles';
import type { Database } from '../database/schema';
import type { Kysely } from 'kysely';

/** Who calls. `person` is null for a visitor; `device` is set when a device key came instead of a session. */
export interface Caller {
  readonly person: { readonly uuid: string; readonly roles: ReadonlySet<RoleCode> } | null;
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
  readonly idempotencyKey: string | null;
  readonly database: Kysely<Database>;
  readonly signal: AbortSignal;
}

/** Answers with the value that the endpoint's struct describes; throws CallError for what a client may cause. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<AnswerOf<Name>>;

/** All handlers; a call without one does not compile. A noun gives a part of it. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

type PartOf<Name extends EndpointName, Part extends 'params' | 'query' | 'body'> =
  EndpointOf<Name> extends { readonly [P in Part]: infer S } ? (S extends Struct<infer T, infer _> ? T : never) : null;

type AnswerOf<Name extends EndpointName> = EndpointOf<Name> extends { readonly answer: infer A }
  ? A extends 'nothing'
    ? null
    : A extends 'file' | 'stream'
      ? Response
      : A extends Struct<infer T, infer _>
        ? T
        : never
  : never;

