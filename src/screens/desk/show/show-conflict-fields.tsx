import { DOT } from '#common/base/dot';
import { count, money } from '#common/base/numbers';
import { numberOf } from '#common/base/typed-number';
import type { DeskFields } from '../form/conflict-panel';
import { lines, momentWords, orNothing } from '../form/conflict-words';
import { commonConflictFields } from '../agenda/common-conflict-fields';
import { ImageShown } from '../../../components/photo/image-shown';
import type { ShowSheet } from './show-sheet';
import { useEventTitles } from './use-event-titles';

/** The labels of a show's entries, and how its two versions are shown to choose from. */
export const showConflictFields: DeskFields<ShowSheet> = {
  title: { label: 'Titre', show: orNothing },
  ...commonConflictFields,
  pieces: { label: 'Pièces', show: (pieces) => orNothing(pieces.map(({ title }) => title).join(', ')) },
  dates: {
    label: 'Séances',
    show: (dates) =>
      lines(
        dates.map(({ uuid, date, closing, maxPlaces, freeParticipation, payAtDoor, doorsBefore }) => [
          uuid,
          [
            momentWords(date),
            count(numberOf(maxPlaces) ?? 0, 'place'),
            `réservations jusqu’au ${momentWords(closing)}`,
            `portes ${count(numberOf(doorsBefore) ?? 0, 'minute')} avant`,
            ...(freeParticipation ? ['participation libre'] : []),
            ...(freeParticipation || payAtDoor ? [] : ['à régler avant la séance']),
          ].join(DOT),
        ]),
      ),
  },
  prices: {
    label: 'Tarifs',
    show: (prices) =>
      lines(
        prices.map(({ uuid, price, category, toConfirm }) => [
          uuid,
          `${category.name}\u00a0: ${money(numberOf(price) ?? 0)}${toConfirm ? ' (à confirmer)' : ''}`,
        ]),
      ),
  },
  paymentWords: { label: 'Paiement', show: orNothing },
  paymentLink: { label: 'Page de paiement', show: orNothing },
  bookings: { label: 'Réservations', show: (are) => (are ? 'Sur le site' : 'Sans réservation') },
  event: { label: 'Évènement', show: (slug) => (slug === null ? orNothing('') : <EventShown slug={slug} />) },
  banner: {
    label: 'Bannière',
    show: (uuid) => (uuid === null ? orNothing('') : <ImageShown uuid={uuid} />),
  },
};

/** An event by its title; one that this person does not see also by its slug, which tells two of them apart. */
function EventShown({ slug }: { slug: string }) {
  const { titles, other } = useEventTitles();
  return titles.get(slug) ?? `${other}\u00a0: ${slug}`;
}
