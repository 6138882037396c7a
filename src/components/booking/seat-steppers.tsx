import type { ReactNode } from 'react';
import { money } from '#common/base/numbers';
import { numberOf, readNumber } from '#common/base/typed-number';
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
  /** What is wrong with the number of seats, once the form was to be sent. */
  error?: string | undefined;
  /** Ends a sentence with whom to ask for more seats than one booking may have. */
  forGroups?: ReactNode;
  onChange: (chosen: ChosenSeats) => void;
}

const NONE: BookedSeats = [];

/** What is missing from a form that was to be sent without a seat. */
export const CHOOSE_SEATS = 'Choisissez au moins une place';

const MOST_SEATS = `${MAX_SEATS} places au plus par réservation`;

/** Steppers for the number of seats at each price, with the total price. */
export function SeatSteppers({
  tariffs,
  chosen,
  former = NONE,
  error,
  forGroups,
  onChange,
}: SeatSteppersProps) {
  const seats = seatsOf(tariffs, chosen);
  const more = MAX_SEATS - countSeats(seats);
  // What is typed and no number says so itself, in the place of that error, once the press is over that left it.
  const marked = tariffs.find(({ slug }) => typeof chosen[slug] === 'string') ?? tariffs[0];
  const isTooMany = tariffs.some(({ slug, most }) => most === undefined && isAbove(chosen[slug]));
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
                error={slug === marked?.slug ? error : undefined}
                hint={
                  isFree
                    ? 'Participation libre\u00a0: chacun donne ce qu’il veut.'
                    : tariffWords(tariff, former)
                }
                minValue={0}
                maxValue={Math.max(count, Math.min(count + more, most))}
                tooMuch={most < count + more ? `${seatWords(most)} au plus à cet ancien prix` : MOST_SEATS}
                value={value}
                onChange={(next) => onChange({ ...chosen, [slug]: next ?? 0 })}
              />
            </li>
          );
        })}
      </ul>
      {(isTooMany ? forGroups !== undefined : more <= 0) && (
        <p className="small soft">
          {!isTooMany && `${MOST_SEATS}. `}
          {forGroups && <>Pour un groupe, {forGroups}</>}
        </p>
      )}
      {!isFree && (
        <p className={styles.total}>
          <span>Total</span> <output aria-live="polite">{money(totalOf(atKeptPrices(seats, former)))}</output>
        </p>
      )}
    </div>
  );
}

/** A number of seats stays a text where it is more than the booking can have. */
const isAbove = (typed: number | string = 0) =>
  typeof typed === 'string' && (numberOf(readNumber(typed, {})) ?? 0) > 0;

/** `15,00 €`, `15,00 € · Moins de 12 ans`; `12,00 € pour 3 places, 15,00 € pour chaque place de plus` where the booking has seats at another price. */
function tariffWords({ slug, price, most, description }: Tariff, former: BookedSeats): string {
  const who = description ? `\u00a0· ${description}` : '';
  const kept = former.filter(({ category }) => (category?.slug ?? '') === slug);
  if (kept.every((seats) => seats.price === price)) return priceWords(price) + who;
  const words = kept.map((seats) => `${priceWords(seats.price)} pour ${seatWords(seats.count)}`);
  if (most === undefined) words.push(`${priceWords(price)} pour chaque place de plus`);
  return words.join(', ') + who;
}

const priceWords = (price: number) => (price === 0 ? 'gratuit' : money(price));
