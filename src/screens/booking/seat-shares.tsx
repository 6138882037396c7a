import { seats as seatWords } from '../../text/seats';
import styles from './booking.module.css';
import { SeatGauge } from './seat-gauge';

interface SeatSharesProps {
  places: number;
  left: number;
  /** The seats that are held while the form is filled in: nobody has taken them yet. */
  mine: number;
}

/** How many seats others have, how many are kept for whoever looks, and how many are free, each by itself: none is of another. */
export function SeatShares({ places, left, mine }: SeatSharesProps) {
  const taken = Math.max(0, places - left - mine);
  return (
    <div className={styles.gauge}>
      <SeatGauge places={places} left={left} mine={mine} />
      <p>
        <span>
          {seatWords(taken)} {taken < 2 ? 'prise' : 'prises'}
        </span>
        {mine > 0 && (
          <span>
            {seatWords(mine)} {mine < 2 ? 'gardée' : 'gardées'} pour vous
          </span>
        )}
        <span>
          {seatWords(left)} {left < 2 ? 'libre' : 'libres'}
        </span>
      </p>
    </div>
  );
}
