/** Where whoever booked reads, changes and cancels a booking. */
export const bookingAddress = (siteUrl: string, uuid: string) =>
  `${siteUrl}/reservations/ma-reservation/${uuid}`;
