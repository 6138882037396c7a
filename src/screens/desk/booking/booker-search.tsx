import { playbillDate } from '#common/base/dates';
import { count, integer } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import { countSeats } from '#common/rules/booking';
import { links } from '#common/contract/site/links';
import { askServer } from '../../../bridge/calls';
import { words } from '../../../components/list-filter/address-fields';
import { filterCodec } from '../../../components/list-filter/filter-codec';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { TicketWordsField } from '../list/ticket-words-field';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { seats as seatWords } from '../../../text/seats';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import type { Booking } from './booking-answers';
import { bookingFilter } from './booking-filter';
import { stateShapes } from './booking-words';
import styles from './booker-search.module.css';

const bookerFilter = filterCodec({ name: words('nom') });

/** Finds bookings among all dates, also those that are over: a caller may not know which it was. */
export function BookerSearch() {
  const [{ name }, change] = useAddressFilter(links.bookings.to(), bookerFilter);
  const sought = name.trim();
  return (
    <section className={styles.part} aria-label="Retrouver une réservation">
      <search>
        <TicketWordsField
          label={'Retrouver une réservation\u00a0: nom, téléphone ou code du billet'}
          value={name}
          onChange={(typed, isFurther) => change({ name: typed }, { replace: isFurther })}
        />
      </search>
      {sought !== '' && <FoundBookers sought={sought} />}
    </section>
  );
}

/** Further ones are found by more words. */
const MOST = 20;

function FoundBookers({ sought }: { sought: string }) {
  const asked = useServerData(
    () => askServer('listBookings', { query: { name: sought, limit: MOST } }),
    sought,
  );
  const { answer, isLoading } = asked;
  const total = answer?.metadata.total ?? 0;
  return (
    <>
      <ServerDataNotice asked={asked} what="La recherche" />
      <output className={styles.count}>{answer !== undefined && !isLoading && foundWords(total)}</output>
      <ul className={styles.rows} aria-label="Réservations trouvées" aria-busy={isLoading}>
        {answer?.data.map((booking) => (
          <FoundBooker key={booking.uuid} booking={booking} />
        ))}
      </ul>
    </>
  );
}

function FoundBooker({ booking }: { booking: Booking }) {
  const { dateUuid, show, date, seats, state, name } = booking;
  const filter = { name, state: state.code === 'ANNULEE' ? 'annulees' : 'toutes' } as const;
  const address =
    links.dateBookings.to({ showSlug: show.slug, uuid: dateUuid }) + bookingFilter.write(filter);
  return (
    <li>
      <Link href={address}>{fullName(booking)}</Link>
      <span>
        {show.title}, {playbillDate(date)}&nbsp;· {seatWords(countSeats(seats))}
      </span>
      <Badge shape={stateShapes[state.code]}>{state.name}</Badge>
    </li>
  );
}

function foundWords(total: number): string {
  if (total === 0)
    return 'Aucune réservation trouvée. Essayez le début du nom, ou la fin du numéro de téléphone.';
  const found = count(total, 'réservation');
  return total > MOST ? `${found}, dont les ${integer(MOST)} dernières\u00a0: ajoutez un mot` : found;
}
