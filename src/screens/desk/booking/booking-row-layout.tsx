import type { ReactNode } from 'react';
import { shortDate, isoDateTime, playbillDate } from '#common/base/dates';
import { integer, money } from '#common/base/numbers';
import { listedName } from '#common/base/full-name';
import { countSeats } from '#common/rules/booking';
import { MailLink, TelephoneLinks } from '../../../components/page/reach-links';
import { Badge } from '../../../ui/badge';
import type { RowLayout } from '../list/table-or-cards';
import type { Booking } from './booking-answers';
import { awaitsRefund, owes } from './booking-filter';
import { seatsInWords, stateShapes, unsentWords } from './booking-words';
import styles from './booking-row-layout.module.css';

/** How bookings are laid out in the list of a date. */
export const bookingRowLayout: RowLayout<Booking> = {
  label: 'Réservations',
  below: '56rem',
  className: styles.cards,
  columns: [
    { id: 'holder', name: 'Nom', isName: true, cell: (booking) => <HolderCell booking={booking} /> },
    { id: 'places', name: 'Places', cell: (booking) => <SeatsCell booking={booking} /> },
    { id: 'total', name: 'Total', align: 'end', cell: (booking) => <TotalCell booking={booking} /> },
    { id: 'state', name: 'État', cell: (booking) => <StatusCell booking={booking} /> },
    {
      id: 'at',
      name: 'Réservée le',
      cell: ({ at }) => (
        <time className={styles.day} dateTime={isoDateTime(at)}>
          {shortDate(at)}
        </time>
      ),
    },
  ],
  card: (booking, actions) => (
    <>
      <HolderCell booking={booking} />
      {actions}
      <SeatsCell booking={booking}>
        <TotalCell booking={booking} />
      </SeatsCell>
      <StatusCell booking={booking} />
    </>
  ),
};

/** The holder of a booking, with contact details. */
function HolderCell({ booking }: { booking: Booking }) {
  const { email, phone, request } = booking;
  return (
    <div className={styles.holder}>
      <div className={styles.name}>{listedName(booking)}</div>
      <div className={styles.reach}>
        {phone !== undefined && <TelephoneLinks phone={phone} />}
        {email === '' ? <span>Sans adresse mail</span> : <MailLink email={email} />}
      </div>
      {request && <p className={styles.request}>{request}</p>}
    </div>
  );
}

function SeatsCell({ booking, children }: { booking: Booking; children?: ReactNode }) {
  return (
    <div className={styles.places}>
      <b>{integer(countSeats(booking.seats))}</b>
      <span>{seatsInWords(booking)}</span>
      {children}
    </div>
  );
}

/** The state of a booking, and whether it is paid. */
function StatusCell({ booking }: { booking: Booking }) {
  const { state, email, offeredUntil, toConfirm, overpaid, unsentMails = [] } = booking;
  return (
    <div className={styles.status}>
      <Badge shape={stateShapes[state.code]}>{state.name}</Badge>
      {state.code === 'PROPOSEE' && offeredUntil !== undefined && (
        <span className={styles.until}>
          {toConfirm && 'à confirmer par mail, '}jusqu’au {playbillDate(offeredUntil)}
        </span>
      )}
      {booking.toCall && <Badge shape="dashed">À prévenir</Badge>}
      {owes(booking) && <Badge shape="dashed">À régler</Badge>}
      {awaitsRefund(booking) && <Badge shape="dashed">À rembourser</Badge>}
      {overpaid !== undefined && (
        <Badge shape="dashed">Payée en trop&nbsp;: {money(overpaid)} à rendre</Badge>
      )}
      {unsentMails.map((mail) => (
        <span key={`${mail.kind} ${mail.at.getTime()}`} className={styles.unsent}>
          {unsentWords(mail, email)}
        </span>
      ))}
    </div>
  );
}

const TotalCell = ({ booking: { total } }: { booking: Booking }) => (
  <span className="num">{total === 0 ? '–' : money(total)}</span>
);
