import { tolerantEnum } from './primitives';

/** Why a mail was not sent any more. */
const mailDropReasons = [
  /** The link in it has ended, or was used. */
  'link-over',
  /** Too old to be of use. */
  'too-late',
  /** The evening that it is about has begun. */
  'evening-begun',
  /** That evening was moved. */
  'date-moved',
  /** The booking is not what it says any more. */
  'state-changed',
  /** The seats that it offers are not kept any more. */
  'offer-over',
  /** The booking has another address now. */
  'address-changed',
  /** The mail server refused its address for good. */
  'refused',
] as const;
export type MailDropReason = (typeof mailDropReasons)[number];

export const mailDropReason = tolerantEnum(mailDropReasons, 'too-late');
