import { aboutTextPersonalData } from '../about-text/about-text-personal-data';
import { accountPersonalData } from '../account/account-personal-data';
import { bookingPersonalData } from '../booking/booking-personal-data';
import type { PersonalData } from '../database/personal-data';
import { devicePersonalData } from '../device/device-personal-data';
import { freeTicketPersonalData } from '../free-ticket/free-ticket-personal-data';
import { freeTicketDemandPersonalData } from '../free-ticket-demand/free-ticket-demand-personal-data';
import { journalPersonalData } from '../journal/journal-personal-data';
import { mailPersonalData } from '../mail/mail-personal-data';
import { storedAnswerPersonalData } from '../http/stored-answer-personal-data';
import { newsPersonalData } from '../news/news-personal-data';
import { passkeyPersonalData } from '../passkey/passkey-personal-data';
import { piecePersonalData } from '../piece/piece-personal-data';
import { previewLinkPersonalData } from '../preview-link/preview-link-personal-data';
import { revisionPersonalData } from '../revision/revision-personal-data';
import { roleDemandPersonalData } from '../role-demand/role-demand-personal-data';
import { scanPersonalData } from '../scan/scan-personal-data';
import { sessionPersonalData } from '../session/session-personal-data';
import { ticketOrderPersonalData } from '../ticket-order/ticket-order-personal-data';
import { trashPersonalData } from '../trash/trash-personal-data';
import { uploadPersonalData } from '../upload/upload-personal-data';

/**
 * The personal data of each noun, as the export lists them. Parts that lock whole nouns come before those that lock
 * dates; demands for free tickets before the tickets, which an accepted demand may still give until it is deleted.
 */
export const allPersonalData: readonly PersonalData[] = [
  accountPersonalData,
  roleDemandPersonalData,
  passkeyPersonalData,
  sessionPersonalData,
  newsPersonalData,
  piecePersonalData,
  aboutTextPersonalData,
  revisionPersonalData,
  uploadPersonalData,
  trashPersonalData,
  previewLinkPersonalData,
  bookingPersonalData,
  freeTicketDemandPersonalData,
  freeTicketPersonalData,
  devicePersonalData,
  scanPersonalData,
  ticketOrderPersonalData,
  journalPersonalData,
  mailPersonalData,
  storedAnswerPersonalData,
];
