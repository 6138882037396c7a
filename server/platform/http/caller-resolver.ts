import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Caller } from './handler';

/**
 * Resolves a bearer token to a person (access token of a valid session, which only an activated account opens, and
 * which no blocked one has) or a device (device key). 'expired' for any other token, known or not; it is answered with
 * `no-session`.
 */
export type ResolveCaller = (database: Kysely<Database>, bearer: string) => Promise<Resolved | 'expired'>;

export type Resolved = Pick<Caller, 'person' | 'device'>;
