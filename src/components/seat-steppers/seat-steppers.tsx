import { money } from '#common/base/numbers';
import { numberOf } from '#common/base/typed-number';
import { MAX_SEATS } from '#common/contract/tickets/booking';
import { atKeptPrices, countSeats, totalOf } from '#common/rules/booking';
import { seats as seatWords } from '../../text/seats';
import { NumberField } from '../../ui/field/number-field';
import type { BookedSeats } from './booking-tariffs';
import styles from './seat-steppers.module.css';
import { type ChosenSeats, type Tariff, seatsOf } from './tariffs';

interface SeatSteppersProps {
  tariffs: readonly Tariff[];
  chosen: ChosenSeats;
  /** The seats of the booking that is being changed: those that stay keep their price. */
  former?: BookedSeats;
  onChange: (chosen: ChosenSeats) => void;
}

const NONE: BookedSeats = [];

/** Steppers for the number of seats at each price, with the total price. */
export function SeatSteppers({ tariffs, chosen, former = NONE, onChange }: SeatSteppersProps) {
  const seats = seatsOf(tariffs, chosen);
  const more = MAX_SEATS - countSeats(seats);
  const isFree = tariffs.every(({ slug }) => slug === '');
  if (tariffs.length === 0) return <p>Les tarifs de cette séance ne sont pas encore fixés.</p>;
  return (
    <div className={styles.seats}>
      <ul className={styles.tariffs}>
        {tariffs.map((tariff) => {
          const { slug, name, most = MAX_SEATS } = tariff;
          const value = chosen[slug] ?? 0;
          const count = numberOf(value) ?? 0;
          return (
            <li key={slug}>
              <NumberField
                variant="stepper"
                label={name}
                hint={
                  isFree
                    ? 'Participation libre\u00a0: chacun donne ce qu’il veut.'
                    : tariffWords(tariff, former)
                }
                minValue={0}
                maxValue={Math.max(count, Math.min(count + more, most))}
                value={value}
                onChange={(next) => onChange({ ...chosen, [slug]: next ?? 0 })}
              />
            </li>
          );
        })}
      </ul>
      {more <= 0 && <p className="small soft">{MAX_SEATS} places au plus par réservation.</p>}
      {!isFree && (
        <p className={styles.total}>
          <span>Total</span> <output aria-live="polite">{money(totalOf(atKeptPrices(seats, former)))}</output>
        </p>
      )}
    </div>
  );
}

/** `15,00 €`; `12,00 € pour 3 places, 15,00 € pour chaque place de plus` where the booking has seats at another price. */
function tariffWords({ slug, price, most }: Tariff, former: BookedSeats): string {
  const kept = former.filter(({ category }) => (category?.slug ?? '') === slug);
  if (kept.every((seats) => seats.price === price)) return priceWords(price);
  const words = kept.map((seats) => `${priceWords(seats.price)} pour ${seatWords(seats.count)}`);
  if (most === undefined) words.push(`${priceWords(price)} pour chaque place de plus`);
  return words.join(', ');
}

const priceWords = (price: number) => (price === 0 ? 'gratuit' : money(price));
