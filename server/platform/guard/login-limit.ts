import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import {
  type Limit,
  countAttempt,
  countAttempts,
  isWithin,
  limitsFrom,
  networkOf,
  rangeOf,
  uncountAttempts,
  wasCounted,
} from './limit';

/** A login attempt. */
export interface LoginAttempt {
  /** The identifier of the account: an e-mail address, or a passkey's id. */
  readonly who: string;
  readonly address: string;
  /** A secret of this browser; null without a cookie. */
  readonly browser: string | null;
}

/** Many people log in from one address on the evening of a show. */
const fromAddress = (address: string): readonly Limit[] =>
  limitsFrom(address, { of: 'login from', most: 60, minutes: 15 });

const asSomebody = (who: string): Limit => ({ of: 'login to', by: who, most: 10, minutes: 15 });

/**
 * Another person's guesses must not lock the owner out: with the right password they get in, at most a minute later.
 * Each network has its own turn, so that a guesser cannot use up all of them.
 */
const afterThose = (who: string, address: string): Limit => ({
  of: 'late login to',
  by: `${who} ${rangeOf(networkOf(address))}`,
  most: 1,
  minutes: 1,
});

/** Far too few guesses, from all networks together, to find a password; a single network cannot use them up. */
const fromEverywhere = (who: string): Limit => ({ of: 'late logins to', by: who, most: 200, minutes: 60 });

const A_YEAR = 365 * 24 * 60;

/**
 * A browser that has logged in to the account before. A database crash may lose this; it then counts like any other.
 */
const known = ({ who, browser }: LoginAttempt): Limit => ({
  of: 'browser of',
  by: `${who} ${browser}`,
  most: Number.POSITIVE_INFINITY,
  minutes: A_YEAR,
});

const fromKnown = ({ who, browser }: LoginAttempt): Limit => ({
  of: 'login by browser to',
  by: `${who} ${browser}`,
  most: 10,
  minutes: 15,
});

/**
 * One person can make many cookies with an account of their own. Each attempt costs a password check, so their sum is
 * limited too.
 */
const fromAllKnown = (who: string): Limit => ({
  of: 'logins by browsers to',
  by: who,
  most: 60,
  minutes: 15,
});

/**
 * Counts a login before its password or passkey is checked: sixty from a network, four times that from its range, ten to an account, then one a minute
 * from each network; a browser known to the account has ten of its own in addition. Known and unknown accounts count
 * alike.
 * Throws CallError `too-many-requests`, with Retry-After.
 * @returns the limits counted, for `uncountLogin`
 */
export async function limitLogins(
  database: Kysely<Database>,
  attempt: LoginAttempt,
): Promise<readonly Limit[]> {
  const { who, address, browser } = attempt;
  const isKnown = browser !== null && (await wasCounted(database, known(attempt)));
  const ofKnown = [fromKnown(attempt), fromAllKnown(who)];
  if (isKnown && (await areWithin(database, ofKnown))) return ofKnown;
  await countAttempts(database, fromAddress(address));
  const counted = [...fromAddress(address), asSomebody(who)];
  if (await isWithin(database, asSomebody(who))) return counted;
  await countAttempt(database, afterThose(who, address));
  await countAttempt(database, fromEverywhere(who));
  return counted;
}

async function areWithin(database: Kysely<Database>, limits: readonly Limit[]): Promise<boolean> {
  for (const limit of limits) if (!(await isWithin(database, limit))) return false;
  return true;
}

/** Takes back the counts of a login with the right password, which was no guess. */
export function uncountLogin(database: Kysely<Database>, counted: readonly Limit[]): Promise<void> {
  return uncountAttempts(database, ...counted);
}

/** Records after a login that the account knows this browser. */
export async function rememberBrowser(database: Kysely<Database>, attempt: LoginAttempt): Promise<void> {
  if (attempt.browser !== null) await countAttempt(database, known(attempt));
}
