import type { Migration } from 'kysely';
import { feed } from './001-feed';
import { people } from './002-people';
import { content } from './003-content';
import { door } from './004-door';
import { accounts } from './005-accounts';
import { bookers } from './006-bookers';
import { library } from './008-library';
import { passkeys } from './009-passkeys';
import { spentKeys } from './010-spent-keys';
import { agenda } from './012-agenda';
import { pictures } from './013-pictures';
import { keeping } from './014-keeping';
import { sponsors } from './015-sponsors';
import { contact } from './016-contact';
import { keptPhotos } from './017-kept-photos';
import { previewLinks } from './019-preview-links';
import { focus } from './020-focus';
import { uploads } from './021-uploads';
import { bookings } from './022-bookings';
import { bookingTickets } from './023-booking-tickets';
import { bookingMails } from './024-booking-mails';
import { bookingReminders } from './025-booking-reminders';
import { seatsLeft } from './026-seats-left';
import { agendaDesk } from './027-agenda-desk';
import { movedBookings } from './029-moved-bookings';
import { bookingOffice } from './030-booking-office';
import { movedActs } from './031-moved-acts';
import { rush } from './032-rush';
import { messageHolders } from './033-message-holders';
import { freeTicketDemands } from './034-free-ticket-demands';
import { counter } from './035-counter';
import { deviceContacts } from './036-device-contacts';
import { miniatures } from './037-miniatures';
import { addresses } from './038-addresses';
import { sponsorDesk } from './039-sponsor-desk';
import { journal } from './040-journal';
import { association } from './041-association';
import { interactiveImages } from './042-interactive-images';
import { contactMessages } from './043-contact-messages';
import { bookingFunctions } from './044-booking-functions';
import { formerDeviceKeys } from './045-former-device-keys';
import { toldEvenings } from './047-told-evenings';
import { toldActs } from './048-told-acts';
import { mailTries } from './049-mail-tries';
import { unreachedBookers } from './050-unreached-bookers';
import { mailFiles } from './051-mail-files';
import { holdPages } from './052-hold-pages';
import { freeTicketMails } from './053-free-ticket-mails';
import { endedSessions } from './054-ended-sessions';
import { warnedAccounts } from './055-warned-accounts';
import { misfittingEntries } from './060-entries-that-do-not-fit';
import { seatsAtAnInstant } from './061-seats-at-an-instant';
import { foundNames } from './062-found-names';
import { moneyAtTheDoor } from './063-money-at-the-door';
import { calendarUids } from './064-calendar-uids';
import { embargoes } from './064-embargoes';
import { mailOccasions } from './064-mail-occasions';
import { identityProofs } from './065-identity-proofs';
import { pricesToConfirm } from './066-prices-to-confirm';
import { unconfirmedBookings } from './066-unconfirmed-bookings';
import { seatsOfPeopleInside } from './067-seats-of-people-inside';
import { formerDoors } from './068-former-doors';
import { header } from './069-header';
import { knownWhereNeeded } from './070-known-where-needed';
import { passkeySites } from './070-passkey-sites';
import { toldPlaces } from './071-told-places';
import { leftDates } from './072-left-dates';

/**
 * Every migration, in the order of their names. A released migration is never changed, only followed. A database
 * refuses one that sorts before those it ran, so the unused numbers 7, 11 and 18 stay free.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-feed': feed,
  '002-people': people,
  '003-content': content,
  '004-door': door,
  '005-accounts': accounts,
  '006-bookers': bookers,
  '008-library': library,
  '009-passkeys': passkeys,
  '010-spent-keys': spentKeys,
  '012-agenda': agenda,
  '013-pictures': pictures,
  '014-keeping': keeping,
  '015-sponsors': sponsors,
  '016-contact': contact,
  '017-kept-photos': keptPhotos,
  '019-preview-links': previewLinks,
  '020-focus': focus,
  '021-uploads': uploads,
  '022-bookings': bookings,
  '023-booking-tickets': bookingTickets,
  '024-booking-mails': bookingMails,
  '025-booking-reminders': bookingReminders,
  '026-seats-left': seatsLeft,
  '027-agenda-desk': agendaDesk,
  '029-moved-bookings': movedBookings,
  '030-booking-office': bookingOffice,
  '031-moved-acts': movedActs,
  '032-rush': rush,
  '033-message-holders': messageHolders,
  '034-free-ticket-demands': freeTicketDemands,
  '035-counter': counter,
  '036-device-contacts': deviceContacts,
  '037-miniatures': miniatures,
  '038-addresses': addresses,
  '039-sponsor-desk': sponsorDesk,
  '040-journal': journal,
  '041-association': association,
  '042-interactive-images': interactiveImages,
  '043-contact-messages': contactMessages,
  '044-booking-functions': bookingFunctions,
  '045-former-device-keys': formerDeviceKeys,
  '047-told-evenings': toldEvenings,
  '048-told-acts': toldActs,
  '049-mail-tries': mailTries,
  '050-unreached-bookers': unreachedBookers,
  '051-mail-files': mailFiles,
  '052-hold-pages': holdPages,
  '053-free-ticket-mails': freeTicketMails,
  '054-ended-sessions': endedSessions,
  '055-warned-accounts': warnedAccounts,
  '060-entries-that-do-not-fit': misfittingEntries,
  '061-seats-at-an-instant': seatsAtAnInstant,
  '062-found-names': foundNames,
  '063-money-at-the-door': moneyAtTheDoor,
  '064-calendar-uids': calendarUids,
  '064-embargoes': embargoes,
  '064-mail-occasions': mailOccasions,
  '065-identity-proofs': identityProofs,
  '066-prices-to-confirm': pricesToConfirm,
  '066-unconfirmed-bookings': unconfirmedBookings,
  '067-seats-of-people-inside': seatsOfPeopleInside,
  '068-former-doors': formerDoors,
  '069-header': header,
  '070-known-where-needed': knownWhereNeeded,
  '070-passkey-sites': passkeySites,
  '071-told-places': toldPlaces,
  '072-left-dates': leftDates,
};
