import { countSeats } from '#common/rules/booking';
import type { DeviceBooking } from '#worker/api';
import { quoted } from '../../text/quoted';
import { isOffered } from '../../components/booking/shown-booking';

/** How its holder ends a booking, in words. */
export function endOf(booking: DeviceBooking, now: Date): typeof cancelling {
  if (booking.state.code === 'EN_ATTENTE') return leaving;
  const isOne = countSeats(booking.seats) === 1;
  if (!isOffered(booking, now) || booking.toConfirm) return isOne ? cancellingOne : cancelling;
  return isOne ? decliningOne : declining;
}

/** For whoever asks for no seat at all. */
export const endInstead = (booking: DeviceBooking, now: Date): string =>
  `Pour ne plus venir du tout, fermez cette fenêtre, puis appuyez sur ${quoted(endOf(booking, now).press)}.`;

const cancelling = {
  press: 'Annuler la réservation',
  question: 'Annuler votre réservation',
  yes: 'Annuler la réservation',
  no: 'Garder',
  means: 'Vos places seront rendues aussitôt.',
  needs: 'Changer ou annuler demande le réseau.',
  done: 'Votre réservation est annulée.',
};

const cancellingOne: typeof cancelling = { ...cancelling, means: 'Votre place sera rendue aussitôt.' };

/** Seats that are offered were never anybody's to cancel. */
const declining: typeof cancelling = {
  press: 'Refuser ces places',
  question: 'Refuser les places proposées',
  yes: 'Refuser ces places',
  no: 'Pas maintenant',
  means: 'Elles iront à la personne suivante, et vous ne serez plus sur la liste d’attente.',
  needs: 'Changer ou refuser ces places demande le réseau.',
  done: 'Vous avez refusé ces places.',
};

const decliningOne: typeof cancelling = {
  ...declining,
  press: 'Refuser cette place',
  question: 'Refuser la place proposée',
  yes: 'Refuser cette place',
  means: 'Elle ira à la personne suivante, et vous ne serez plus sur la liste d’attente.',
  needs: 'Changer ou refuser cette place demande le réseau.',
  done: 'Vous avez refusé cette place.',
};

/** Whoever only waits has no seats to give back. */
const leaving: typeof cancelling = {
  press: 'Quitter la liste',
  question: 'Quitter la liste d’attente',
  yes: 'Quitter la liste',
  no: 'Rester',
  means: 'Votre place dans la liste ira à la personne suivante.',
  needs: 'Changer vos places ou quitter la liste demande le réseau.',
  done: 'Vous avez quitté la liste d’attente.',
};
