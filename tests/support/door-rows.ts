import type { DoorDateRow, DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';

/** A date as phones hold it: the evening 'soir' at half past eight, without tariffs. */
export const doorDate = (fields: Partial<DoorDateRow> = {}): DoorDateRow => ({
  uuid: 'soir',
  showTitle: 'Le Dindon',
  showSlug: 'le-dindon',
  locationName: 'Salle des fêtes',
  date: new Date('2026-11-21T20:30:00+01:00'),
  doorsOpenAt: new Date('2026-11-21T19:45:00+01:00'),
  doorsCloseAt: new Date('2026-11-21T23:30:00+01:00'),
  maxPlaces: 100,
  bookedPlaces: 0,
  reEntry: true,
  payAtDoor: true,
  rehearsal: false,
  freeParticipation: false,
  prices: [],
  ...fields,
});

/** A ticket of that evening: Rémi's one seat, paid. */
export const doorTicket = (fields: Partial<DoorTicketRow> = {}): DoorTicketRow => ({
  uuid: 'billet',
  dateUuid: 'soir',
  kind: 'booking',
  name: 'Rémi Castan',
  seats: 1,
  categories: [],
  generated: true,
  amountDue: 0,
  ...fields,
});

/** A scan of that ticket: one person came in at door A, at eight. */
export const doorScan = (fields: Partial<DoorScanRow> = {}): DoorScanRow => ({
  uuid: 'scan',
  ticket: 'billet',
  dateUuid: 'soir',
  device: 'porte',
  deviceName: 'Porte A',
  seq: 1,
  at: new Date('2026-11-21T20:00:00+01:00'),
  kind: 'entry',
  count: 1,
  by: 'Bertrand Calvet',
  status: 'accepted',
  ...fields,
});
