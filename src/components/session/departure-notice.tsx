import { playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { ofSomebody } from '#common/base/of-somebody';
import { askServer } from '../../bridge/calls';
import { quoted } from '../../text/quoted';
import listStyles from '../form/dialog-list.module.css';
import { ServerDataNotice } from '../request/server-data-notice';
import { useServerData } from '../request/use-server-data';

/** Which bookings and tickets go with an account, for whoever is about to delete it. */
export function DepartureNotice({ uuid }: { uuid: string }) {
  const asked = useServerData(() => askServer('readDeparture', { params: { uuid } }), uuid);
  const { answer, failure } = asked;
  if (answer === undefined)
    return failure === null ? (
      <p role="status">Ce que cela annule se charge…</p>
    ) : (
      <ServerDataNotice asked={asked} what="La liste de ce que cela annule" />
    );
  const { bookings, tickets } = answer;
  if (bookings.length + tickets.length === 0)
    return <p role="status">Aucune réservation à venir et aucun billet gratuit ne seront annulés.</p>;
  return (
    <section aria-label="Ce qui sera annulé" aria-live="polite">
      <p>
        <strong>
          {[
            ...(bookings.length === 0 ? [] : [count(bookings.length, 'réservation')]),
            ...(tickets.length === 0 ? [] : [count(tickets.length, 'billet gratuit', 'billets gratuits')]),
          ].join(' et ')}
        </strong>{' '}
        {bookings.length + tickets.length === 1 ? 'sera annulé avec lui' : 'seront annulés avec lui'}&nbsp;:
      </p>
      <ul className={listStyles.list}>
        {bookings.map(({ title, date, places }, rank) => (
          <li key={rank}>
            <span>
              Réservation de {count(places, 'place')} pour {quoted(title)}, {playbillDate(date)}
            </span>
          </li>
        ))}
        {tickets.map(({ name, title, date, number }, rank) => (
          <li key={rank}>
            <span>
              Billet n°&nbsp;{number} au nom {ofSomebody(name)}, {quoted(title)}, {playbillDate(date)}
            </span>
          </li>
        ))}
      </ul>
      {tickets.length > 0 && <p>La porte refusera ces billets&nbsp;: prévenez ceux qui les ont.</p>}
    </section>
  );
}
