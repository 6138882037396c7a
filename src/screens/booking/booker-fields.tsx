import { type ReactNode, useId } from 'react';
import { money } from '#common/base/numbers';
import { NO_WITHDRAWAL, totalOf } from '#common/rules/booking';
import { NeedsNetwork } from '../../components/request/needs-network';
import { TermsCheckbox } from '../../components/session/terms-checkbox';
import formStyles from '../../components/form/form.module.css';
import { errorSentence } from '../../text/error-sentences';
import { fieldFaults } from '../../text/field-faults';
import { seats as seatWords } from '../../text/seats';
import { owedWords } from './owed';
import { Button } from '../../ui/button';
import { StatusShape } from '../../ui/status-shape';
import { TextField } from '../../ui/field/text-field';
import styles from './booking.module.css';
import type { FilledBooking } from './use-booking-form';

interface BookerFieldsProps {
  booking: FilledBooking;
  places: number;
  /** No seats are left. */
  isFull: boolean;
  payAtDoor: boolean | undefined;
  /** About the address, before anything is sent to it. */
  question: ReactNode;
  /** In the place of the button, where the date is not booked any more. */
  end: ReactNode;
}

/** The booker's details, the terms to accept, and what happens after sending. */
export function BookerFields({ booking, places, isFull, payAtDoor, question, end }: BookerFieldsProps) {
  const { form, waits, seats } = booking;
  const total = totalOf(seats);
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
      {question}
      <TextField {...form.field('phone')} label="Téléphone (facultatif)" type="tel" autoComplete="tel" />
      <TextField
        {...form.field('request')}
        label="Une demande (facultatif)"
        rows={2}
        hint="Fauteuil roulant, place près de la scène… L’association la lit&nbsp;; elle s’efface après la séance."
      />
      <TermsCheckbox {...form.field('terms')} />
      <Refusal booking={booking} />
      {end || (
        <>
          <NeedsNetwork id={reasonId}>
            Sans réseau, votre réservation attend ici et part d’elle-même. Elle n’est certaine qu’une fois
            reçue par le serveur.
          </NeedsNetwork>
          {total > 0 && !waits && (
            <p className={styles.paid}>
              <span>{owedWords(payAtDoor)}</span> <span>{money(total)}</span>
            </p>
          )}
          <Button
            type="submit"
            variant="primary"
            size="big"
            wide
            pending={form.isRunning}
            aria-describedby={reasonId}
          >
            {buttonWords(places, waits || (isFull && places === 0))}
          </Button>
          {total > 0 && <p className="small soft">{NO_WITHDRAWAL}</p>}
        </>
      )}
    </>
  );
}

function buttonWords(places: number, waits: boolean): string {
  if (waits) return 'S’inscrire sur la liste d’attente';
  return places === 0 ? 'Réserver' : `Réserver ${seatWords(places)}`;
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
