import { useId } from 'react';
import { NeedsNetwork } from '../../components/request/needs-network';
import { TermsCheckbox } from '../../components/session/terms-checkbox';
import formStyles from '../../components/form/form.module.css';
import { errorSentence } from '../../text/error-sentences';
import { fieldFaults } from '../../text/field-faults';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { StatusShape } from '../../ui/status-shape';
import { TextField } from '../../ui/field/text-field';
import styles from './booking.module.css';
import type { FilledBooking } from './use-booking-form';

interface BookerFieldsProps {
  booking: FilledBooking;
  places: number;
  /** Whether all numbers of seats could be read. */
  isCounted: boolean;
}

/** The booker's details, the terms to accept, and what happens after sending. */
export function BookerFields({ booking, places, isCounted }: BookerFieldsProps) {
  const { form, waits } = booking;
  const reasonId = useId();
  return (
    <>
      <div className={formStyles.pair}>
        <TextField
          {...form.field('firstname')}
          label="Prénom"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField {...form.field('name')} label="Nom" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...form.field('email')} label="Adresse mail" type="email" autoComplete="email" />
      <TextField {...form.field('phone')} label="Téléphone (facultatif)" type="tel" autoComplete="tel" />
      <TermsCheckbox {...form.field('terms')} />
      <Refusal booking={booking} />
      <NeedsNetwork id={reasonId}>
        Sans réseau, votre réservation attend ici et part d’elle-même. Elle n’est certaine qu’une fois reçue
        par le serveur.
      </NeedsNetwork>
      <Button
        type="submit"
        variant="primary"
        size="big"
        wide
        disabled={places === 0 || !isCounted || !(form.isReady || form.isRunning)}
        pending={form.isRunning}
        aria-describedby={reasonId}
      >
        {buttonWords(places, waits)}
      </Button>
    </>
  );
}

function buttonWords(places: number, waits: boolean): string {
  if (places === 0) return 'Choisissez vos places';
  return waits ? 'S’inscrire sur la liste d’attente' : `Réserver ${seatWords(places)}`;
}

function Refusal({ booking: { refusal } }: { booking: FilledBooking }) {
  return (
    <div role="alert">
      {refusal !== null && (
        <div className={styles.refusal}>
          <StatusShape shape="octagon" />
          <div>
            <p>{errorSentence(refusal)}</p>
            {refusal.code === 'price-changed' && <p>Vérifiez le nouveau total, puis confirmez.</p>}
            {fieldFaults(refusal).map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
            <p>Rien de ce que vous avez saisi n’est perdu.</p>
          </div>
        </div>
      )}
    </div>
  );
}
