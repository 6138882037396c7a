import { useRef } from 'react';
import { count, integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { pageMetadata } from '#common/contract/fields/page';
import { saveFile } from '../../../components/browser/save-file';
import { useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { TicketWordsField } from '../../../components/list-filter/ticket-words-field';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { useMedia } from '../../../components/browser/use-media';
import { Button } from '../../../ui/button';
import { Chip, chipsClass } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { Pagination } from '../../../ui/pagination';
import type { BookingDate } from './answers';
import { BookingCards } from './booking-cards';
import { bookingsCsv, csvName } from './booking-csv';
import {
  type BookingView,
  bookingFilter,
  bookingViews,
  countViews,
  filterBookings,
  otherViewWith,
} from './booking-filter';
import type { BookingRowsProps } from './booking-menu';
import { BookingTable } from './booking-table';
import styles from './date-bookings.module.css';

interface FoundBookingsProps extends BookingRowsProps {
  date: BookingDate;
  isLoading: boolean;
}

const PAGE = 20;

/** The bookings of a date, to search, filter, download as a file, or print. */
export function FoundBookings({ date, bookings, isLoading, ...rest }: FoundBookingsProps) {
  const address = links.dateBookings.to({ showSlug: date.show.slug, uuid: date.uuid });
  const [filter, change] = useAddressFilter(address, bookingFilter);
  const isNarrow = useMedia('(max-width: 56rem)');
  const results = useRef<HTMLElement>(null);
  useJumpToTop(String(filter.page), results);
  const views = countViews(bookings);
  const found = filterBookings(bookings, filter);
  const position = pageMetadata(
    Math.min(filter.page, Math.max(1, Math.ceil(found.length / PAGE))),
    PAGE,
    found.length,
  );
  const shown = found.slice(position.offsetStart - 1, position.offsetEnd);
  const Rows = isNarrow ? BookingCards : BookingTable;
  return (
    <section
      ref={results}
      className={styles.found}
      tabIndex={-1}
      aria-label="Réservations de la séance"
      aria-busy={isLoading}
    >
      <div className={styles.listHead}>
        <h2 className="section-title">Les réservations</h2>
        <div className={styles.exports}>
          <Button
            icon="download"
            size="low"
            disabled={bookings.length === 0}
            onClick={() => saveFile(csvOf(bookings), csvName(date.show.slug, date.date))}
          >
            Fichier CSV
          </Button>
          <Button icon="ticket" size="low" disabled={views.confirmees === 0} onClick={() => window.print()}>
            Imprimer la liste
          </Button>
        </div>
      </div>
      <search className={styles.panel}>
        <TicketWordsField
          label="Nom ou adresse mail, téléphone ou code du billet"
          value={filter.name}
          onChange={(name, isFurther) => change({ name }, { replace: isFurther })}
        />
        <div className={chipsClass} role="group" aria-label="Lesquelles">
          {(Object.keys(bookingViews) as BookingView[])
            .filter((view) => views[view] > 0 || view === 'toutes' || view === filter.state)
            .map((view) => (
              <Chip key={view} pressed={filter.state === view} onClick={() => change({ state: view })}>
                {bookingViews[view]} ({integer(views[view])})
              </Chip>
            ))}
        </div>
      </search>
      <output className={styles.count}>{count(found.length, 'réservation')}</output>
      {found.length === 0 ? (
        <NothingFound
          isNone={bookings.length === 0}
          elsewhere={otherViewWith(bookings, filter)}
          onView={(state) => change({ state })}
          onClear={() => change({ name: '', state: 'toutes' })}
        />
      ) : (
        <>
          <Rows bookings={shown} {...rest} />
          <Pagination
            position={position}
            hrefOf={(page) => address + bookingFilter.write({ ...filter, page })}
          />
        </>
      )}
    </section>
  );
}

const csvOf = (bookings: FoundBookingsProps['bookings']) =>
  new Blob([bookingsCsv(bookings)], { type: 'text/csv;charset=utf-8' });

interface NothingFoundProps {
  isNone: boolean;
  /** The view that has what is sought. */
  elsewhere: BookingView | undefined;
  onView: (view: BookingView) => void;
  onClear: () => void;
}

function NothingFound({ isNone, elsewhere, onView, onClear }: NothingFoundProps) {
  if (isNone)
    return (
      <EmptyState title="Aucune réservation">
        <p>
          Dès que quelqu’un réserve, il paraît ici. Au téléphone, c’est «&nbsp;Réserver pour quelqu’un&nbsp;»
          qui commence.
        </p>
      </EmptyState>
    );
  if (elsewhere !== undefined)
    return (
      <EmptyState
        title="Pas parmi celles-ci"
        action={
          <Button onClick={() => onView(elsewhere)}>Voir «&nbsp;{bookingViews[elsewhere]}&nbsp;»</Button>
        }
      >
        <p>Ce que vous cherchez est parmi les réservations d’un autre état.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="Aucune réservation trouvée"
      action={<Button onClick={onClear}>Montrer toutes les réservations</Button>}
    >
      <p>
        Aucune réservation ne répond à cette recherche. Essayez le début du nom seul, ou la fin du numéro de
        téléphone.
      </p>
    </EmptyState>
  );
}
