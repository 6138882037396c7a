import { links } from '#common/contract/site/links';

/** Where whoever booked reads, changes and cancels a booking. */
export const bookingAddress = (siteUrl: string, uuid: string) => siteUrl + links.booking.to({ uuid });
