import type { AnswerOf } from '#common/contract/calls/call-parts';

export type Report = AnswerOf<'readEveningReport', Blob>;
export type Quarters = Report['quarters'];
export type Incident = Report['incidents'][number];

/** Kinds of tickets, in the plural. */
export const kindNames: Readonly<Record<Report['kinds'][number]['kind'], string>> = {
  booking: 'Réservations',
  free: 'Places gratuites',
  order: 'Ventes du guichet',
  unknown: 'Billets inconnus',
};
