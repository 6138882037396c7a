import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import type { BookingEnding, BookingStateCode } from '#common/contract/tickets/booking';
import { countSeats, isPayable, takePress } from '#common/rules/booking';
import type { DeviceBooking } from '#worker/api';
import { type OfferedBooking, isOffered } from '../../components/booking/shown-booking';
import { isComing } from '../../components/free-ticket/upcoming-dates';
import { offeredWords } from './offered';
import { quoted } from '../../text/quoted';
import { seats as seatWords } from '../../text/seats';
import type { Shape } from '../../ui/status-shape';

/** What the head of a booking's page says. */
export interface BookingStatus {
  shape: Shape;
  heading: string;
  lead: string;
}

/**
 * What is said of a booking. Nothing is offered to the waiting list any more once booking has ended.
 * @param isFromMail whether the link of the mail led here, which shows the button that confirms
 * @param isKept whether this device keeps it for a visit without a network
 */
export function statusOf(
  booking: DeviceBooking,
  now: Date,
  { isFromMail, isKept }: { readonly isFromMail: boolean; readonly isKept: boolean },
): BookingStatus {
  const { state, closingDate, date, paidAt, total, ending, arrived = 0 } = booking;
  const status =
    (ending && endingOf(booking, ending)) ??
    (state.code === 'PROPOSEE' ? offerOf(booking, now) : statuses[state.code]);
  if (booking.toConfirm) return toConfirm(booking, now, isFromMail);
  if (isPayable(state.code) && !isComing(booking, now)) return { shape: 'circle', heading: OVER, lead: '' };
  if (state.code === 'ANNULEE' && paidAt !== undefined && total > 0 && arrived === 0) {
    const refund = `Vous aviez réglé ${money(total)}\u00a0: écrivez à l’association pour être remboursé.`;
    return { ...status, lead: `${status.lead} ${refund}` };
  }
  if (state.code === 'CONFIRMEE') return { ...status, lead: againWords('réservation', isKept) };
  if (state.code !== 'EN_ATTENTE') return status;
  if (now < closingDate)
    return {
      ...status,
      lead: `${rankWords(booking)}${status.lead}${togetherWords(booking)} ${againWords('inscription', isKept)}`,
    };
  const lead = now < date ? 'L’association peut encore vous appeler.' : OVER;
  return { ...status, heading: 'Aucune place ne s’est libérée à temps.', lead };
}

/** Fewer seats than a group waits for go to others meanwhile. */
const togetherWords = ({ seats }: DeviceBooking) =>
  countSeats(seats) > 1
    ? ` Vos ${seatWords(countSeats(seats))} vous sont proposées ensemble, quand il y en a autant de libres.`
    : '';

/** How to find it again. On a computer the menu itself has no room for it. */
const againWords = (what: string, isKept: boolean) =>
  isKept
    ? `Vous retrouverez votre ${what} à la page ${quoted('Réservations')}, sous ${quoted('Vos réservations')}, sans réseau aussi.`
    : `Ce navigateur ne garde rien\u00a0: c’est le lien du mail qui vous ramènera à votre ${what}.`;

const OVER = 'Cette séance a eu lieu.';

const statuses: Readonly<Record<Exclude<BookingStateCode, 'PROPOSEE'>, BookingStatus>> = {
  CONFIRMEE: { shape: 'circle', heading: 'C’est réservé.', lead: '' },
  EN_ATTENTE: {
    shape: 'triangle',
    heading: 'Vous êtes sur la liste d’attente.',
    lead: 'Les places qui se libèrent sont proposées par mail, dans l’ordre des inscriptions. Elles vous sont gardées douze heures, moins si la clôture des réservations est proche.',
  },
  ANNULEE: { shape: 'octagon', heading: 'Réservation annulée.', lead: 'Aucune place ne vous est gardée.' },
};

const late: BookingStatus = {
  shape: 'octagon',
  heading: 'Cette proposition a expiré.',
  lead: 'Ces places ne vous sont plus gardées.',
};

const unconfirmed: BookingStatus = { ...statuses.ANNULEE, heading: 'Le temps de confirmer est passé.' };

function endingOf({ seats }: DeviceBooking, ending: BookingEnding): BookingStatus | undefined {
  return ending === 'declined' && countSeats(seats) === 1 ? declinedOne : endings[ending];
}

const declinedOne: BookingStatus = {
  shape: 'octagon',
  heading: 'Vous avez refusé cette place.',
  lead: 'Elle va à la personne suivante, et vous n’êtes plus sur la liste d’attente.',
};

/** What ended, and was no booking that could be cancelled. */
const endings: Readonly<Record<BookingEnding, BookingStatus | undefined>> = {
  cancelled: undefined,
  'left-list': { ...statuses.ANNULEE, heading: 'Vous avez quitté la liste d’attente.' },
  declined: {
    shape: 'octagon',
    heading: 'Vous avez refusé ces places.',
    lead: 'Elles vont à la personne suivante, et vous n’êtes plus sur la liste d’attente.',
  },
  'offer-over': late,
  unconfirmed,
};

function toConfirm(booking: DeviceBooking, now: Date, isFromMail: boolean): BookingStatus {
  if (!isOffered(booking, now)) return unconfirmed;
  const press = quoted('Confirmer ma réservation');
  const how = isFromMail
    ? `Appuyez sur ${press}.`
    : `Beaucoup de places ont été réservées depuis le même réseau que le vôtre. Ouvrez le mail envoyé à ${booking.email}, suivez son lien, et appuyez sur ${press}.`;
  return {
    shape: 'triangle',
    heading: isFromMail ? 'Il reste à confirmer.' : 'Il reste à confirmer par mail.',
    lead: `${how} ${offerWords(booking)}`,
  };
}

/** The place in the list, as the server last told it. */
const rankWords = ({ waitingRank }: DeviceBooking) =>
  waitingRank === undefined ? '' : `Vous êtes en ${waitingRank}${waitingRank === 1 ? 're' : 'e'} position. `;

const offerWords = ({ offeredUntil }: OfferedBooking) =>
  `Vos places sont gardées jusqu’au ${playbillDate(offeredUntil)}.`;

/** What to press, and until when. */
function offerOf(booking: DeviceBooking, now: Date): BookingStatus {
  if (!isOffered(booking, now)) return late;
  const { seats, offeredUntil } = booking;
  const places = countSeats(seats);
  const orElse = places === 1 ? 'sinon elle ira' : 'sinon elles iront';
  return {
    shape: 'triangle',
    heading: `${offeredWords(places)}.`,
    lead: `Appuyez sur ${quoted(takePress(places))} avant le ${playbillDate(offeredUntil)}, ${orElse} à la personne suivante.`,
  };
}
