import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { MailLink, TelephoneLinks } from '../../../components/page/reach-links';
import { Badge } from '../../../ui/badge';
import type { Booking } from './answers';
import { awaitsRefund, owes } from './booking-filter';
import { stateShapes, unsentWords } from './booking-words';
import styles from './booking-rows.module.css';

/** The holder of a booking, with contact details. */
export function HolderCell({ booking }: { booking: Booking }) {
  const { email, phone, name, firstname, request } = booking;
  return (
    <div className={styles.holder}>
      <div className={styles.name}>
        {name} {firstname}
      </div>
      <div className={styles.reach}>
        {phone !== undefined && <TelephoneLinks phone={phone} />}
        {email === '' ? <span>Sans adresse mail</span> : <MailLink email={email} />}
      </div>
      {request && <p className={styles.request}>{request}</p>}
    </div>
  );
}

/** The state of a booking, and whether it is paid. */
export function StatusCell({ booking }: { booking: Booking }) {
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

export const TotalCell = ({ booking: { total } }: { booking: Booking }) => (
  <span className="num">{total === 0 ? '–' : money(total)}</span>
);
