import { findAccountToken, prolongAccountToken } from '../../people/account/account-repository';
import { databaseNow } from '../../platform/database/clock';
import type { MailKind } from '../../platform/mail/mail-repository';
import type { MailRules } from '../../platform/mail/send-mail';
import { keepWarning } from '../../people/user/user-repository';
import {
  calls,
  message,
  offer,
  reminder,
  thanks,
  toConfirm,
  whileBooked,
  whileOffered,
} from '../../tickets/booking/booking-mail-use';
import { aboutTicket, whileAdmitting, whileAnyAdmits } from '../../tickets/free-ticket/free-ticket-mail-use';
import { LEAVES, type Rule, drop, forDays, untilDate } from '../../platform/mail/mail-rule';

/*
 * Which mail is still of use, judged before each try: a mail server may have been away for days. What was decided about
 * somebody (tickets, cancellations, moves, demands) leaves however late, as long as it is of a date to come.
 */

const always: Rule = () => LEAVES;

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
  'bookers-to-call': calls,
  'free-ticket-evening': whileAnyAdmits,
  'free-ticket-generated': whileAdmitting,
  'free-ticket-cancelled': aboutTicket,
  'free-ticket-replaced': whileAdmitting,
  'free-tickets-decided': untilDate,
  'booking-confirmed': whileBooked('CONFIRMEE'),
  'booking-to-confirm': toConfirm,
  'booking-again': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-changed': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-evening': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-moved': whileBooked('CONFIRMEE', 'EN_ATTENTE', 'PROPOSEE'),
  'booking-cancelled': whileBooked('ANNULEE'),
  'booking-waiting': whileBooked('EN_ATTENTE'),
  'booking-offer': offer,
  'booking-offer-sooner': whileOffered,
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
