import { fullDay, hourInWords } from '#common/base/dates';
import { parisDay } from '#common/base/paris-time';
import { placeWithAddress } from '#common/rules/place-words';
import type { EveningChange, AnnouncedEvening } from '#common/rules/announced-evening';
import { oneLine } from './letter';

/** An evening as people were told of it, as it is now, and what is different. */
export interface EveningNews {
  readonly before: AnnouncedEvening;
  readonly after: AnnouncedEvening;
  readonly changes: readonly EveningChange[];
}

/** `samedi 21 novembre 2026 à 20 h 30` */
export const momentOf = (date: Date) => `${fullDay(date)} à ${hourInWords(date)}`;

/** Whether it moved to another hour of the same day. */
const isSameDay = ({ before, after }: EveningNews) => parisDay(before.date) === parisDay(after.date);

/** What of when and where it takes place is not as it was, for a subject: `d’heure et de lieu`; null: nothing. */
export function movesOf(news: EveningNews): string | null {
  const { before, after, changes } = news;
  const moves = [
    ...(changes.includes('date') ? [isSameDay(news) ? 'd’heure' : 'de date'] : []),
    ...(before.location.name === after.location.name ? [] : ['de lieu']),
  ];
  return moves.length === 0 ? null : moves.join(' et ');
}

/** A sentence for each change but that of the date, which a letter begins with. */
export function changeSentences({ before, after, changes }: EveningNews): readonly string[] {
  const sentences: Readonly<Record<EveningChange, readonly string[]>> = {
    date: [],
    place: placeSentences(before.location, after.location),
    title: [
      `Le spectacle annoncé sous le titre «\u00a0${oneLine(before.title)}\u00a0» s’appelle maintenant «\u00a0${oneLine(after.title)}\u00a0».`,
    ],
    payment: [
      after.payAtDoor
        ? 'Vos places se règlent maintenant à l’entrée.'
        : 'Vos places ne se règlent plus à l’entrée\u00a0: elles se règlent avant la séance.',
    ],
  };
  return changes.flatMap((change) => sentences[change]);
}

function placeSentences(
  before: AnnouncedEvening['location'],
  { name, description, address }: AnnouncedEvening['location'],
): readonly string[] {
  const isElsewhere = before.name !== name;
  const where = oneLine(placeWithAddress({ name, address }));
  const moved = `Le lieu change\u00a0: ${where}, et non plus ${oneLine(before.name)}.`;
  const way = description && `Pour y aller\u00a0: ${oneLine(description)}`;
  if (!isElsewhere && before.address && before.address !== address)
    return [
      address ? `L’adresse change\u00a0: ${where}.` : `${where}\u00a0: l’adresse donnée ne vaut plus.`,
      ...(way ? [way] : []),
    ];
  if (way === undefined)
    // It may have moved to a field of its own, as an address.
    return [isElsewhere ? moved : `${where}\u00a0: ce qui était précisé sur le lieu a changé.`];
  return isElsewhere ? [moved, way] : [`${where}. ${way}`];
}
