import { CONFIRMATION } from '#common/contract/tickets/booking';
import { links } from '#common/contract/site/links';

/** The page on which a booker reads, changes and cancels a booking; with the secret that confirms it, if there is one. */
export const bookingAddress = (siteUrl: string, uuid: string, proof?: string) =>
  siteUrl + links.booking.to({ uuid }) + (proof === undefined ? '' : `?${CONFIRMATION}=${proof}`);
