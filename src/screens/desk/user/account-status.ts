import { hourInWords, shortDate } from '#common/base/dates';
import type { Account } from './account';

export interface AccountStatus {
  readonly shape: 'dot' | 'half' | 'dashed' | 'cross';
  readonly words: string;
}

/** The states of an account, each as text with its own shape. */
export function accountStatuses(
  user: Pick<Account, 'disabledUntil' | 'isActivated' | 'temporary'>,
  now: Date,
) {
  const statuses: AccountStatus[] = [];
  const isBlocked = blockOf(user, now) !== null;
  if (isBlocked && user.disabledUntil)
    statuses.push({ shape: 'cross', words: `Bloqué jusqu’au ${untilWords(user.disabledUntil)}` });
  if (!user.isActivated) statuses.push({ shape: 'dashed', words: 'À activer' });
  else if (!isBlocked) statuses.push({ shape: 'dot', words: 'Activé' });
  if (user.temporary) statuses.push({ shape: 'half', words: 'Temporaire' });
  return statuses;
}

/** Until when an account is blocked; null if it is not. */
export function blockOf({ disabledUntil }: Pick<Account, 'disabledUntil'>, now: Date): Date | null {
  return disabledUntil !== undefined && disabledUntil > now ? disabledUntil : null;
}

/** A day, with the time of day unless it is midnight. */
export function untilWords(moment: Date): string {
  const time = hourInWords(moment);
  return time === MIDNIGHT ? shortDate(moment) : `${shortDate(moment)}, ${time}`;
}

const MIDNIGHT = '0\u00a0h';
