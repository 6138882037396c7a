import { count } from '#common/base/numbers';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import type { EveningChange } from '#common/rules/announced-evening';

type Informed = Pick<AnswerOf<'previewTelling', Blob>, 'bookings' | 'members'>;

const changeNames: Readonly<Record<EveningChange, string>> = {
  date: 'le jour ou l’heure',
  place: 'le lieu',
  title: 'le titre',
  payment: 'la façon de régler',
};

/** `le lieu et le titre` */
export const changesInWords = (changes: readonly EveningChange[]): string =>
  new Intl.ListFormat('fr').format(changes.map((change) => changeNames[change]));

/** `312 personnes qui ont réservé et à 4 membres qui ont des places gratuites`; null if nobody is written to. */
export function readersInWords({ bookings, members }: Informed): string | null {
  const readers = [
    ...(bookings > 0 ? [count(bookings, 'personne qui a réservé', 'personnes qui ont réservé')] : []),
    ...(members > 0
      ? [count(members, 'membre qui a des places gratuites', 'membres qui ont des places gratuites')]
      : []),
  ];
  return readers.length === 0 ? null : readers.join(' et à ');
}
