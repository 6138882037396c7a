import { links } from '#common/contract/site/links';

/** The page on which a booker reads, changes and cancels a booking. */
export const bookingAddress = (siteUrl: string, uuid: string) => siteUrl + links.booking.to({ uuid });
