import { aboutTextPersonalData } from '../../content/about-text/about-text-personal-data';
import { accountPersonalData } from './account-personal-data';
import { bookingPersonalData } from '../../tickets/booking/booking-personal-data';
import type { PersonalData } from '../../platform/database/personal-data';
import { devicePersonalData } from '../../tickets/device/device-personal-data';
import { freeTicketPersonalData } from '../../tickets/free-ticket/free-ticket-personal-data';
import { freeTicketDemandPersonalData } from '../../tickets/free-ticket-demand/free-ticket-demand-personal-data';
import { journalPersonalData } from '../../operation/journal/journal-personal-data';
import { mailPersonalData } from '../../platform/mail/mail-personal-data';
import { storedAnswerPersonalData } from '../../platform/http/stored-answer-personal-data';
import { newsPersonalData } from '../../content/news/news-personal-data';
import { passkeyPersonalData } from '../passkey/passkey-personal-data';
import { piecePersonalData } from '../../content/piece/piece-personal-data';
import { previewLinkPersonalData } from '../../content/preview-link/preview-link-personal-data';
import { revisionPersonalData } from '../../content/publication/revision-personal-data';
import { roleDemandPersonalData } from '../role-demand/role-demand-personal-data';
import { scanPersonalData } from '../../tickets/scan/scan-personal-data';
import { sessionPersonalData } from '../session/session-personal-data';
import { ticketOrderPersonalData } from '../../tickets/ticket-order/ticket-order-personal-data';
import { trashPersonalData } from '../../content/trash/trash-personal-data';
import { uploadPersonalData } from '../../content/upload/upload-personal-data';

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
