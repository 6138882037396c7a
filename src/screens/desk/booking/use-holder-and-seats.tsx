import { type ReactNode, type SubmitEvent, useState } from 'react';
import { countSeats } from '#common/rules/booking';
import formStyles from '../../../components/form/form.module.css';
import { isFaultless } from '../../../components/form/form-state';
import { useTooEarly } from '../../../components/form/use-too-early';
import type { Save } from '../../../components/request/use-save';
import { CHOOSE_SEATS, SeatSteppers } from '../../../components/booking/seat-steppers';
import { areCounted, type ChosenSeats, seatsOf, type Tariff } from '../../../components/booking/tariffs';
import { useAddressQuestion } from '../../../components/session/address-question';
import type { Typed } from '../../../components/form/use-session-form-values';
import { TextField } from '../../../ui/field/text-field';
import type { Booking } from './booking-answers';
import { faultsOfHolder, type Holder, type HolderField, refusedHolder } from './holder-form';

/** The holder of a booking and its seats, as they are typed. */
export interface HolderAndSeats extends Holder {
  readonly chosen: ChosenSeats;
}

interface Needs {
  readonly tariffs: readonly Tariff[];
  /** The booking that is being changed. */
  readonly stored?: Booking;
  /** What is wrong with the seats beside that there are none. */
  readonly seatsFault?: string | undefined;
  /** Nothing else of the form is missing or wrong. */
  readonly isWhole: boolean;
}

interface HolderAndSeatsForm {
  readonly fields: ReactNode;
  /** It was to be sent: what is missing is marked. */
  readonly isTried: boolean;
  /** The submit handler: sends once nothing is missing, and the address is meant. */
  readonly sending: (send: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The part of a form at the office that every booking has: its holder and its seats. */
export function useHolderAndSeats(
  typed: Pick<Typed<HolderAndSeats>, 'value' | 'change'>,
  save: Save,
  { tariffs, stored, seatsFault, isWhole }: Needs,
): HolderAndSeatsForm {
  const [touched, setTouched] = useState<ReadonlySet<HolderField>>(new Set());
  const { chosen, ...holder } = typed.value;
  const seatsMissing = countSeats(seatsOf(tariffs, chosen)) === 0 ? CHOOSE_SEATS : undefined;
  const wrongSeats = seatsFault ?? seatsMissing;
  const faults = faultsOfHolder(holder, stored);
  const { isTried, isTooEarly } = useTooEarly(
    wrongSeats === undefined && areCounted(tariffs, chosen) && isFaultless(faults) && isWhole,
  );
  const { asks, question } = useAddressQuestion({
    value: holder.email,
    onChange: (email) => typed.change({ email }),
  });
  const refused = refusedHolder(save.failure);
  const put = (part: Partial<Holder>) => typed.change(part);
  const touch = (field: HolderField) => setTouched((before) => new Set(before).add(field));
  // A field's fault is shown once the field was touched.
  const field = (name: HolderField) => ({
    name,
    value: holder[name],
    autoComplete: 'off',
    onChange: (value: string) => {
      put({ [name]: value });
      touch(name);
    },
    onBlur: () => touch(name),
    error: (isTried || touched.has(name) ? faults[name] : undefined) ?? refused[name],
  });
  return {
    isTried,
    sending: (send) => (event) => {
      if (!isTooEarly(event) && !asks()) void send();
    },
    fields: (
      <>
        <div className={formStyles.pair}>
          <TextField {...field('firstname')} label="Prénom" autoCapitalize="words" autoFocus />
          <TextField {...field('name')} label="Nom" autoCapitalize="words" />
        </div>
        <div className={formStyles.pair}>
          <TextField {...field('phone')} label="Téléphone (facultatif)" type="tel" />
          <TextField
            {...field('email')}
            label="Adresse mail (facultative)"
            type="email"
            hint="Sans elle, aucun mail ne part."
          />
        </div>
        <TextField
          {...field('request')}
          label="Une demande (facultatif)"
          rows={2}
          hint="Fauteuil roulant… Elle se lit aussi à la porte, et s’efface après la séance."
        />
        {question}
        <SeatSteppers
          tariffs={tariffs}
          chosen={chosen}
          {...(stored && { former: stored.seats })}
          error={isTried ? wrongSeats : undefined}
          onChange={(next) => typed.change({ chosen: next })}
        />
      </>
    ),
  };
}
