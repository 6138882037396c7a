import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { type Limit, countTry, forgiveTries, isWithin, networkOf, wasCounted } from './limit';

/** Somebody who wants to log in. */
export interface LoginTry {
  /** What the account is found by: an e-mail address, the id of a passkey. */
  readonly who: string;
  readonly address: string;
  /** What this browser alone knows; null where it has no cookie. */
  readonly browser: string | null;
}

/** Many people log in from one address on the evening of a show. */
const fromAddress = (address: string): Limit => ({
  of: 'login from',
  by: networkOf(address),
  most: 60,
  minutes: 15,
});

const asSomebody = (who: string): Limit => ({ of: 'login to', by: who, most: 10, minutes: 15 });

/**
 * Somebody else's guesses must not keep the owner out: who has the right password gets in, a minute later at most. Each
 * network waits by itself, or whoever goes on guessing would take every turn.
 */
const afterThose = (who: string, address: string): Limit => ({
  of: 'late login to',
  by: `${who} ${networkOf(address, 3)}`,
  most: 1,
  minutes: 1,
});

/** Guesses from many networks together come nowhere near a password; those of one network alone leave room for the owner. */
const fromEverywhere = (who: string): Limit => ({ of: 'late logins to', by: who, most: 200, minutes: 60 });

const A_YEAR = 365 * 24 * 60;

/**
 * From a browser that logged in to the account before. A crash of the database may lose this: it then counts as any
 * other.
 */
const known = ({ who, browser }: LoginTry): Limit => ({
  of: 'browser of',
  by: `${who} ${browser}`,
  most: Number.POSITIVE_INFINITY,
  minutes: A_YEAR,
});

const fromKnown = ({ who, browser }: LoginTry): Limit => ({
  of: 'login by browser to',
  by: `${who} ${browser}`,
  most: 10,
  minutes: 15,
});

/**
 * Anybody can make many cookies of an account of their own: each try costs a password check, so their sum is limited
 * too.
 */
const fromAllKnown = (who: string): Limit => ({
  of: 'logins by browsers to',
  by: who,
  most: 60,
  minutes: 15,
});

/**
 * Counts a login before its password or passkey is looked at: sixty from a network, ten to an account, then one a minute from
 * each network; a browser that the account knows has ten of its own beside those. Known and unknown accounts count alike.
 * Throws CallError `too-many-requests`, with Retry-After.
 * @returns what was counted, for `forgiveLogin`
 */
export async function limitLogins(database: Kysely<Database>, attempt: LoginTry): Promise<readonly Limit[]> {
  const { who, address, browser } = attempt;
  const isKnown = browser !== null && (await wasCounted(database, known(attempt)));
  const ofKnown = [fromKnown(attempt), fromAllKnown(who)];
  if (isKnown && (await areWithin(database, ofKnown))) return ofKnown;
  await countTry(database, fromAddress(address));
  const counted = [fromAddress(address), asSomebody(who)];
  if (await isWithin(database, asSomebody(who))) return counted;
  await countTry(database, afterThose(who, address));
  await countTry(database, fromEverywhere(who));
  return counted;
}

async function areWithin(database: Kysely<Database>, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits) if (!(await isWithin(database, limit))) return false;
  return true;
}

/** A right password was no guess: it does not count. */
export function forgiveLogin(database: Kysely<Database>, counted: readonly Limit[]): Promise<void> {
  return forgiveTries(database, ...counted);
}

/** Somebody has logged in: the account knows their browser from now on. */
export async function rememberBrowser(database: Kysely<Database>, attempt: LoginTry): Promise<void> {
  if (attempt.browser !== null) await countTry(database, known(attempt));
}
