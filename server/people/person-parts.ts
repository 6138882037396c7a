import { aboutTextPerson } from '../about-text/about-text-person';
import { accountPerson } from '../account/account-person';
import { bookingPerson } from '../booking/booking-person';
import type { PersonPart } from '../database/person-part';
import { devicePerson } from '../device/device-person';
import { freeTicketPerson } from '../free-ticket/free-ticket-person';
import { freeTicketDemandPerson } from '../free-ticket-demand/free-ticket-demand-person';
import { journalPerson } from '../journal/journal-person';
import { mailPerson } from '../mail/mail-person';
import { storedAnswerPerson } from '../http/stored-answer-person';
import { newsPerson } from '../news/news-person';
import { passkeyPerson } from '../passkey/passkey-person';
import { piecePerson } from '../piece/piece-person';
import { previewLinkPerson } from '../preview-link/preview-link-person';
import { revisionPerson } from '../revision/revision-person';
import { roleDemandPerson } from '../role-demand/role-demand-person';
import { scanPerson } from '../scan/scan-person';
import { sessionPerson } from '../session/session-person';
import { ticketOrderPerson } from '../ticket-order/ticket-order-person';
import { trashPerson } from '../trash/trash-person';
import { uploadPerson } from '../upload/upload-person';

/**
 * The personal data of each noun, as the export lists them. Parts that lock whole nouns come before those that lock
 * dates; demands for free tickets before the tickets, which an accepted demand may still give until it is deleted.
 */
export const personParts: readonly PersonPart[] = [
  accountPerson,
  roleDemandPerson,
  passkeyPerson,
  sessionPerson,
  newsPerson,
  piecePerson,
  aboutTextPerson,
  revisionPerson,
  uploadPerson,
  trashPerson,
  previewLinkPerson,
  bookingPerson,
  freeTicketDemandPerson,
  freeTicketPerson,
  devicePerson,
  scanPerson,
  ticketOrderPerson,
  journalPerson,
  mailPerson,
  storedAnswerPerson,
];
