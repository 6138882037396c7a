import { useRef } from 'react';
import { count, integer } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { ofSomebody } from '#common/base/of-somebody';
import { fullName } from '#common/base/full-name';
import { saveFile } from '../../../components/browser/save-file';
import { controlsOf, useAddressFilter } from '../../../components/list-filter/use-address-filter';
import { pageOf } from '../../../components/list-filter/page-of';
import { TicketWordsField } from '../list/ticket-words-field';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { Button } from '../../../ui/button';
import { Chip, chipsClass } from '../../../ui/chip';
import { EmptyState } from '../../../ui/empty-state';
import { Pagination } from '../../../ui/pagination';
import { TableOrCards } from '../list/table-or-cards';
import { Menu } from '../../../ui/overlay/menu';
import type { Booking, BookingDate } from './booking-answers';
import { bookingsCsv, csvName } from './booking-csv';
import {
  type BookingView,
  bookingFilter,
  bookingViews,
  countViews,
  filterBookings,
  otherViewWith,
} from './booking-filter';
import { bookingRowLayout } from './booking-row-layout';
import { actionsOn, type BookingAction, bookingActions } from './booking-actions';
import styles from './date-bookings.module.css';

interface FoundBookingsProps extends Omit<BookingMenuProps, 'booking'> {
  bookings: readonly Booking[];
  date: BookingDate;
  isLoading: boolean;
}

const PAGE = 20;

/** The bookings of a date, to search, filter, download as a file, or print. */
export function FoundBookings({ date, bookings, isLoading, hasBegun, onOpen }: FoundBookingsProps) {
  const address = links.dateBookings.to({ showSlug: date.show.slug, uuid: date.uuid });
  const [filter, change] = useAddressFilter(address, bookingFilter);
  const results = useRef<HTMLElement>(null);
  useJumpToTop(String(filter.page), results);
  const views = countViews(bookings);
  const found = filterBookings(bookings, filter);
  const { metadata, rows } = pageOf(found, { page: filter.page, size: PAGE });
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
          {...controlsOf(filter, change)('name')}
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
          <TableOrCards layout={bookingRowLayout} rows={rows}>
            {(booking) => <BookingMenu booking={booking} hasBegun={hasBegun} onOpen={onOpen} />}
          </TableOrCards>
          <Pagination
            position={metadata}
            hrefOf={(page) => address + bookingFilter.write({ ...filter, page })}
          />
        </>
      )}
    </section>
  );
}

const csvOf = (bookings: readonly Booking[]) =>
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

interface BookingMenuProps {
  booking: Booking;
  hasBegun: boolean;
  onOpen: (action: BookingAction, booking: Booking) => void;
}

/** The menu of actions on a booking. */
function BookingMenu({ booking, hasBegun, onOpen }: BookingMenuProps) {
  const actions = actionsOn(booking, hasBegun);
  return (
    <Menu
      icon="more"
      label={`Actions sur la réservation ${ofSomebody(fullName(booking))}`}
      actions={actions.map((id) => ({ id, ...bookingActions[id] }))}
      onAction={(action) => onOpen(action, booking)}
    />
  );
}
