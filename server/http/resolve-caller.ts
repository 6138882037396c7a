import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import type { Caller } from './handler';

/**
 * Finds out for whom a bearer token speaks: a person (access token of a session that stands, account activated and not
 * blocked) or a device (device key). 'expired' for any other token, known or not: it is answered `no-session`.
 */
export type ResolveCaller = (database: Kysely<Database>, bearer: string) => Promise<Resolved | 'expired'>;

export type Resolved = Pick<Caller, 'person' | 'device'>;
