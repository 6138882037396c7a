import { type DoorHours, doorKeyEnd } from '#common/rules/door-key-end';
import type { Spans } from '../../platform/process/spans';

/** What the end of a key that is in use depends on. */
interface KeyInUse {
  readonly expiresAt: Date;
  /** The last login of the person who armed the phone; null if they no longer have the right, or no account. */
  readonly loginAt: Date | null;
  /** The dates around now. */
  readonly dates: readonly DoorHours[];
}

/** A renewal that gains less than this part of the whole span is not worth a write with each pull of every phone. */
const WORTH_STORING = 1 / 28;

/**
 * The end of a key that is used now. A key that is over stays so until the phone is armed again. A good one is never
 * shortened as long as its person has the right; whatever happened to them, it lasts through an evening in progress.
 */
export function renewedEnd({ expiresAt, loginAt, dates }: KeyInUse, now: Date, spans: Spans): Date {
  const end = doorKeyEnd(expiresAt, dates);
  if (end <= now) return expiresAt;
  if (loginAt === null) return earlier(end, doorKeyEnd(now, dates));
  const renewed = earlier(later(now, spans.doorKey), later(loginAt, spans.doorKeySinceLogin));
  const isWorthIt = renewed.getTime() - end.getTime() >= spans.doorKey * WORTH_STORING;
  return isWorthIt ? renewed : end;
}

const later = (moment: Date, span: number) => new Date(moment.getTime() + span);
const earlier = (one: Date, other: Date) => (one < other ? one : other);
