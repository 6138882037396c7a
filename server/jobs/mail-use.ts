import type { Kysely } from 'kysely';
import { fullDay } from '#common/base/dates';
import { daysLater } from '#common/base/paris-time';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import type { MailDropReason } from '#common/contract/fields/mail-drop-reason';
import { findAccountToken, prolongAccountToken } from '../account/account-repository';
import { findBookingAnswer } from '../booking/booking-answer';
import { bookingLetters } from '../booking/booking-letters';
import { offerLeaving } from '../booking/offer-letter';
import { databaseNow } from '../database/clock';
import type { Database } from '../database/schema';
import { findAdmitting } from '../free-ticket/admitting-ticket-repository';
import { admits } from '../free-ticket/free-ticket-code';
import { findFreeTicket, ofAnyone } from '../free-ticket/free-ticket-repository';
import type { MailKind, StoredMail } from '../mail/mail-repository';
import type { MailRules, MailVerdict } from '../mail/send-mail';
import { recordWaiting } from '../show/date-rows-repository';
import { keepWarning } from '../user/user-repository';

/*
 * Which mail is still of use, judged before each try: a mail server may have been away for days. What was decided about
 * somebody (tickets, cancellations, moves, demands) leaves however late, as long as it is of a date to come.
 */

interface Occasion {
  readonly database: Kysely<Database>;
  readonly mail: StoredMail;
  readonly now: Date;
}

type Rule = (occasion: Occasion) => MailVerdict | Promise<MailVerdict>;

const LEAVES: MailVerdict = {};
const drop = (dropped: MailDropReason): MailVerdict => ({ dropped });
const DAY = 86_400_000;

const always: Rule = () => LEAVES;

const forDays =
  (days: number): Rule =>
  ({ mail, now }) =>
    now.getTime() - mail.created_at.getTime() < days * DAY ? LEAVES : drop('too-late');

/** Its link works, and the account still needs it. How long the link lives, as the letter says, begins as it leaves. */
const whileLinkLives =
  (kind: 'activation' | 'password'): Rule =>
  async ({ database, mail: { link } }) => {
    const token = link?.split('/').at(-1) ?? '';
    const found = await findAccountToken(database, kind, token);
    if (found === undefined || (kind === 'activation' && found.user.isActivated)) return drop('link-over');
    return { onSent: (transaction) => prolongAccountToken(transaction, kind, token) };
  };

/** The days until an account is deleted begin as its warning leaves, or with the answer that nobody reads it. */
const warning: Rule = async (occasion) => {
  const verdict = await whileLinkLives('activation')(occasion);
  const { user_uuid: uuid } = occasion.mail;
  if ('dropped' in verdict || uuid === null) return verdict;
  return {
    async onSent(transaction) {
      await verdict.onSent?.(transaction);
      await keepWarning(transaction, uuid);
    },
    async onRefused(transaction, fault) {
      if (fault === 'address') await keepWarning(transaction, uuid);
    },
  };
};

/** The date that it is about is to come. */
const untilDate: Rule = async (occasion) => {
  const { database, mail, now } = occasion;
  const date =
    mail.date_uuid === null
      ? undefined
      : await database
          .selectFrom('show_dates')
          .select('date')
          .where('uuid', '=', mail.date_uuid)
          .executeTakeFirst();
  if (date === undefined) return forDays(7)(occasion);
  return now < date.date ? LEAVES : drop('evening-begun');
};

/** The ticket that it brings still admits somebody, and belongs to its reader. */
const whileAdmitting: Rule = async (occasion) => {
  const { database, mail } = occasion;
  if (mail.free_ticket_uuid === null) return untilDate(occasion);
  const ticket = await findFreeTicket(database, ofAnyone(mail.free_ticket_uuid));
  const isTheirs = ticket !== undefined && admits(ticket) && ticket.owner_uuid === mail.user_uuid;
  return isTheirs ? untilDate(occasion) : drop('state-changed');
};

/** Its reader still has tickets of the evening. */
const whileAnyAdmits: Rule = async (occasion) => {
  const { user_uuid: owner, date_uuid: date } = occasion.mail;
  if (owner === null || date === null) return untilDate(occasion);
  const tickets = await findAdmitting(occasion.database, owner, date);
  return tickets.length > 0 ? untilDate(occasion) : drop('state-changed');
};

const ofBooking =
  (rule: (booking: Booking, occasion: Occasion) => MailVerdict | Promise<MailVerdict>): Rule =>
  async (occasion) => {
    const { database, mail } = occasion;
    const booking =
      mail.booking_uuid === null ? undefined : await findBookingAnswer(database, mail.booking_uuid);
    if (booking === undefined) return drop('state-changed');
    // Whoever has no address any more was deleted, and is told so at the one that they had.
    if (booking.email !== '' && booking.email !== mail.recipient) return drop('address-changed');
    return rule(booking, occasion);
  };

/** The booking of a date to come is what the letter says, and no later letter has said more. */
const whileBooked = (...states: readonly BookingStateCode[]) =>
  ofBooking(async (booking, { database, mail, now }) => {
    if (now >= booking.date) return drop('evening-begun');
    const isSo = states.includes(booking.state.code) && !(await isOvertaken(database, mail));
    return isSo ? leavesOrCalls(booking) : drop('state-changed');
  });

const ofEvening = ['booking-moved', 'booking-evening'];

/** Whether a later letter about the same booking has left before this one, which the mail server did not want. */
async function isOvertaken(database: Kysely<Database>, mail: StoredMail): Promise<boolean> {
  if (mail.attempts === 0) return false;
  const overtaking = ofEvening.includes(mail.kind) ? ofEvening : [...ofEvening, 'booking-changed'];
  const later = await database
    .selectFrom('mails')
    .select('uuid')
    .where('booking_uuid', '=', mail.booking_uuid)
    .where('recipient', '=', mail.recipient)
    .where('kind', 'in', overtaking)
    .where('created_at', '>', mail.created_at)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Whoever cannot be written to is counted for the office. */
const leavesOrCalls = ({ dateUuid, date }: Booking): MailVerdict => ({
  onRefused: async (transaction) => recordWaiting(transaction, { uuid: dateUuid, date }),
});

const reminder = ofBooking((booking, { now }) => {
  if (now >= booking.date) return drop('evening-begun');
  if (booking.state.code !== 'CONFIRMEE') return drop('state-changed');
  const isNear = [now, daysLater(now, 1)].some((day) => fullDay(day) === fullDay(booking.date));
  if (!isNear) return drop('date-moved');
  const occasion = { now, formerState: booking.state.code };
  return { ...leavesOrCalls(booking), letter: bookingLetters.reminder(booking, occasion) };
});

const offer = ofBooking((booking, { now }) => {
  const { state, offeredUntil, closingDate } = booking;
  if (state.code === 'CONFIRMEE') return drop('state-changed');
  const isKept = state.code === 'PROPOSEE' && offeredUntil !== undefined && offeredUntil > now;
  return isKept && now < closingDate ? offerLeaving(booking, now) : drop('offer-over');
});

const thanks = ofBooking(({ state, date }, { now }) => {
  if (state.code !== 'CONFIRMEE') return drop('state-changed');
  return now.getTime() - date.getTime() < 7 * DAY ? LEAVES : drop('too-late');
});

/** A message may be about the evening that comes, or about the one that was. */
const message = ofBooking(({ state, date }, occasion) => {
  const { mail, now } = occasion;
  if (state.code === 'ANNULEE') return drop('state-changed');
  if (mail.created_at < date) return now < date ? LEAVES : drop('evening-begun');
  return now.getTime() - mail.created_at.getTime() < 7 * DAY ? LEAVES : drop('too-late');
});

const rules: Readonly<Record<MailKind, Rule>> = {
  activation: whileLinkLives('activation'),
  'deletion-coming': warning,
  password: whileLinkLives('password'),
  // As long as an activation: whether an address has an account must not show.
  'already-registered': forDays(7),
  'password-changed': forDays(30),
  'new-device': forDays(30),
  'passkey-added': forDays(30),
  'address-changed': forDays(30),
  'account-deleted': forDays(30),
  'demand-decided': forDays(30),
  'seats-given-back': forDays(30),
  'bookers-to-call': untilDate,
  'free-ticket-evening': whileAnyAdmits,
  'free-ticket-generated': whileAdmitting,
  'free-ticket-cancelled': untilDate,
  'free-ticket-replaced': whileAdmitting,
  'free-tickets-decided': untilDate,
  'booking-confirmed': whileBooked('CONFIRMEE'),
  'booking-changed': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-evening': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-moved': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-cancelled': whileBooked('ANNULEE'),
  'booking-waiting': whileBooked('EN_ATTENTE'),
  'booking-offer': offer,
  'booking-offer-over': whileBooked('ANNULEE'),
  'booking-reminder': reminder,
  'booking-thanks': thanks,
  'booking-message': message,
  contact: always,
  'mail-test': forDays(1),
};

const isKind = (kind: string): kind is MailKind => Object.hasOwn(rules, kind);

/** Decides whether a mail still leaves; one of an unknown kind, of another release, does. */
export const judgeMail: MailRules['judge'] = async (database, mail) => {
  if (!isKind(mail.kind)) return LEAVES;
  return rules[mail.kind]({ database, mail, now: await databaseNow(database) });
};
