import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import type { Show } from '#common/contract/agenda/show';
import { placeWithAddress } from '#common/rules/place-words';
import { type EveningChange, bookersChanges, eveningChanges } from '#common/rules/announced-evening';
import type { Tariff } from '../../components/booking/tariffs';
import { quoted } from '../../text/quoted';
import { StatusShape } from '../../ui/status-shape';
import styles from './booking.module.css';

interface Offer {
  show: Pick<Show, 'title' | 'location'>;
  date: Pick<Show['dates'][number], 'date' | 'payAtDoor' | 'freeParticipation'>;
  tariffs: readonly Tariff[];
}

interface FormNewsProps extends Offer {
  /** The booking waited to be sent, and was taken back into the form. */
  isTakenBack: boolean;
}

/**
 * What has changed of a date since its form was opened: whoever fills it in has read what was true before. And what becomes of a
 * booking that was taken back.
 */
export function FormNews({ isTakenBack, ...offer }: FormNewsProps) {
  const [first] = useState(offer);
  return (
    <div role="status">
      {[...(isTakenBack ? [TAKEN_BACK] : []), ...newsSince(first, offer)].map((words) => (
        <p key={words} className={styles.waits}>
          <StatusShape shape="triangle" />
          <span>{words}</span>
        </p>
      ))}
    </div>
  );
}

const TAKEN_BACK =
  'Rien ne partira tant que vous n’aurez pas appuyé sur «\u00a0Réserver\u00a0». Si un mail confirme malgré tout votre réservation et que vous n’en voulez plus, annulez-la depuis ce mail.';

/** A sentence for each change between two offers. */
export function newsSince(first: Offer, now: Offer): readonly string[] {
  const { title, location } = now.show;
  const { date, payAtDoor, freeParticipation } = now.date;
  const sentences: Readonly<Record<EveningChange, string>> = {
    date: `Cette séance a changé de date\u00a0: ${playbillDate(date)}.`,
    place:
      first.show.location.name === location.name
        ? 'Les indications du lieu viennent de changer\u00a0: relisez-les plus haut.'
        : `Cette séance a changé de lieu\u00a0: ${placeWithAddress(location)}.`,
    title: `Le spectacle s’appelle maintenant ${quoted(title)}.`,
    payment:
      payAtDoor === false
        ? 'Les places ne se paient plus sur place\u00a0: elles se règlent avant la séance, auprès de l’association.'
        : 'Les places se paient maintenant sur place.',
  };
  const changes = bookersChanges(eveningChanges(eveningOf(first), eveningOf(now)), {
    isOwed: !freeParticipation,
  });
  return [
    ...changes.map((change) => sentences[change]),
    ...(pricesOf(first) === pricesOf(now)
      ? []
      : ['Les tarifs viennent de changer\u00a0: vérifiez le total.']),
  ];
}

const eveningOf = ({ show: { title, location }, date: { date, payAtDoor = true } }: Offer) => ({
  title,
  location,
  date,
  payAtDoor,
});

/** In whatever order they stand. */
const pricesOf = ({ tariffs }: Offer) =>
  tariffs
    .map(({ slug, price }) => `${slug} ${price}`)
    .toSorted()
    .join();
