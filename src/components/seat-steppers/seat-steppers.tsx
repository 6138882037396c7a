import { money } from '#common/base/numbers';
import { MAX_SEATS } from '#common/contract/tickets/booking';
import { countSeats, totalOf } from '#common/rules/booking';
import { NumberField } from '../../ui/field/number-field';
import styles from './seat-steppers.module.css';
import { type ChosenSeats, type Tariff, seatsOf } from './tariffs';

interface SeatSteppersProps {
  tariffs: readonly Tariff[];
  chosen: ChosenSeats;
  onChange: (chosen: ChosenSeats) => void;
}

/** Steppers for the number of seats at each price, with the total price. */
export function SeatSteppers({ tariffs, chosen, onChange }: SeatSteppersProps) {
  const seats = seatsOf(tariffs, chosen);
  const more = MAX_SEATS - countSeats(seats);
  const isFree = tariffs.every(({ slug }) => slug === '');
  if (tariffs.length === 0) return <p>Les tarifs de cette séance ne sont pas encore fixés.</p>;
  return (
    <div className={styles.seats}>
      <ul className={styles.tariffs}>
        {tariffs.map(({ slug, name, price }) => {
          const value = chosen[slug] ?? 0;
          return (
            <li key={slug}>
              <NumberField
                variant="stepper"
                label={name}
                hint={isFree ? 'Participation libre\u00a0: chacun donne ce qu’il veut.' : priceWords(price)}
                minValue={0}
                maxValue={Math.max(value, value + more)}
                value={value}
                onChange={(count) => onChange({ ...chosen, [slug]: Number.isNaN(count) ? 0 : count })}
              />
            </li>
          );
        })}
      </ul>
      {more <= 0 && <p className="small soft">{MAX_SEATS} places au plus par réservation.</p>}
      {!isFree && (
        <p className={styles.total}>
          <span>Total</span> <output aria-live="polite">{money(totalOf(seats))}</output>
        </p>
      )}
    </div>
  );
}

const priceWords = (price: number) => (price === 0 ? 'gratuit' : money(price));
