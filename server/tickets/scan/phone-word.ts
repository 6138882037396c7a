import { earlier } from '#common/base/paris-time';
import { permissions } from '#common/contract/calls/permissions';
import type { ScanMark, ScanWrite, VerdictCode } from '#common/contract/tickets/door';
import { holdsOneOf } from '#common/rules/is-allowed';
import { SAME_EVENING, eveningFrom } from '#common/rules/scan-journal';
import { type StoredDevice, isOver } from '../device/device-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';

/**
 * The author of scans: the person of the session, else the person who armed the phone, who is never a supervisor here.
 */
export interface Sender {
  readonly uuid: string | null;
  readonly supervisor: boolean;
  /** The phone under whose key the scans were sent; null: under a person's session. */
  readonly phone: StoredDevice | null;
}

/** A phone's clock may be ahead by this much, in milliseconds. */
const CLOCK_AHEAD = 5 * 60_000;

/** When the doors of a date are open, and were before its evening was put off. */
type DoorHours = Pick<
  StoredShowDate,
  'doors_open_at' | 'doors_close_at' | 'former_doors_open_at' | 'former_doors_close_at'
>;

/** A scan as the server takes it, and what of it was not taken as it was sent. */
export interface TakenScan {
  readonly scan: ScanWrite;
  /** Its phone's clock is ahead: its time is that of its reception. */
  readonly isAhead: boolean;
  /** It names another phone than the one under whose key it came, which is a phone that took it over, or a forger. */
  readonly isOthers: boolean;
}

/** A key speaks for its own phone alone, whatever phone a scan names; and nobody was let in after the reception. */
export function takenFrom({ phone }: Sender, sent: ScanWrite, now: Date): TakenScan {
  const isAhead = sent.at.getTime() > now.getTime() + CLOCK_AHEAD;
  const scan = { ...sent, at: isAhead ? now : sent.at, device: phone?.uuid ?? sent.device };
  return { scan, isAhead, isOthers: scan.device !== sent.device };
}

/**
 * Whether a scan under the key of this phone counts, if it is valid. Whoever holds a phone that is over can write into a
 * scan what they like: it counts only for this phone and before its end; and once the phone was disarmed, only within the
 * hours of the doors and for a ticket of that date, so that no other evening is spoilt.
 */
export function isWordOf(
  phone: StoredDevice,
  { scan: { at }, isOthers }: TakenScan,
  verdict: VerdictCode,
  date: DoorHours | undefined,
  now: Date,
): boolean {
  if (!isOver(phone, now)) return true;
  if (isOthers) return false;
  if (phone.disarmed_at === null) return at < phone.expires_at;
  const isBefore = at < earlier(phone.disarmed_at, phone.void_from ?? phone.disarmed_at);
  const isDuringDoors = date !== undefined && (isOpen(date, at) || wasOpen(date, at));
  return isBefore && isDuringDoors && verdict !== 'AUTRE_SEANCE';
}

/**
 * Whether a scan under the key of this phone is answered only once somebody arms the phone again: it was made after the
 * key's end, perhaps by an open door in mid-evening, and its phone keeps it until then.
 */
export function waitsForArming({ phone }: Sender, { at, device }: ScanWrite, now: Date): boolean {
  if (phone === null || phone.disarmed_at !== null || !isOver(phone, now)) return false;
  return at >= phone.expires_at || device !== phone.uuid;
}

/** Whether no phone can have let anybody in: an unknown or forged ticket, or an evening that is not this one. */
export function isBeyondDoubt(verdict: VerdictCode, { at }: ScanWrite, date: DoorHours | undefined): boolean {
  if (['INCONNU', 'ALTERE', 'TECHNIQUE', 'AMBIGU'].includes(verdict) || date === undefined) return true;
  if (wasOpen(date, at)) return false;
  if (verdict === 'TROP_TOT') return at < eveningFrom({ doorsOpenAt: date.doors_open_at });
  return verdict === 'TROP_TARD' && at.getTime() > date.doors_close_at.getTime() + SAME_EVENING;
}

const isOpen = ({ doors_open_at: from, doors_close_at: until }: DoorHours, at: Date) =>
  at >= from && at <= until;

/** Whether the doors were open before the evening was put off: an offline phone may tell of it only now. */
const wasOpen = ({ former_doors_open_at: from, former_doors_close_at: until }: DoorHours, at: Date) =>
  from !== null && until !== null && at >= from && at <= until;

/**
 * What is questionable about a scan.
 * @param device the phone that it counts for, if it was ever armed
 * @param roles those of its author, if they have an account
 */
export function markOf(
  { isAhead, isOthers }: TakenScan,
  device: StoredDevice | undefined,
  roles: Parameters<typeof holdsOneOf>[0] | undefined,
  now: Date,
): ScanMark | null {
  if (device === undefined) return 'device-unknown';
  if (isOver(device, now)) return 'device-over';
  if (roles === undefined || !holdsOneOf(roles, permissions.ticketOffice)) return 'role-lost';
  if (isAhead) return 'clock-ahead';
  return isOthers ? 'other-device' : null;
}
