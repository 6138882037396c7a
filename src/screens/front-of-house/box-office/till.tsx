import { useEffect, useId, useRef, useState } from 'react';
import { integer, plainMoney } from '#common/base/numbers';
import { numberOf } from '#common/base/typed-number';
import { MAX_SEATS } from '#common/contract/tickets/booking';
import { textFault } from '#common/rules/text-faults';
import { FREE_PARTICIPATION } from '#common/rules/ticket-order';
import { ResumedNote } from '../../../components/form/resumed-note';
import { seats as seatWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { NumberField } from '../../../ui/field/number-field';
import { TextField } from '../../../ui/field/text-field';
import { Chip, chipsClass } from '../../../ui/chip';
import { PaymentFields } from './payment-fields';
import { SeatsNote } from './seats-note';
import type { Till as TillOf } from './use-till';
import styles from './till.module.css';

interface TillProps {
  till: TillOf;
  /** Seats that can still be sold, according to this device. */
  left: number;
  isReleased: boolean;
  isOffline: boolean;
  isRunning: boolean;
  onSell: () => void;
  /** The last sale: shown in place of the total until the next sale begins. */
  children: React.ReactNode;
}

/** Sells at the door: seats, means of payment, done. */
export function Till({ till, left, isReleased, isOffline, isRunning, onSell, children }: TillProps) {
  const { tariffs, places, total } = till;
  const noteId = useId();
  const [isNaming, setNaming] = useState(false);
  const lacks = places > left && !isOffline;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The focused button disappeared with the total; moves the focus to the form for keyboard users.
    if (places === 0 && document.activeElement === document.body)
      form.current?.focus({ preventScroll: true });
  }, [places]);
  const nameFault = textFault(till.name, 100);
  const clear = () => {
    setNaming(false);
    till.forget();
  };
  return (
    <form
      ref={form}
      className={styles.till}
      noValidate
      tabIndex={-1}
      aria-label="Vendre"
      // A payment is recorded only by its button, never by Enter in a field.
      onSubmit={(event) => event.preventDefault()}
    >
      <ul className={styles.tariffs}>
        {tariffs.map(({ slug, name, price }) => {
          const value = till.chosen[slug] ?? 0;
          return (
            <li key={slug}>
              <NumberField
                className={classNames(styles.tariff)}
                variant="stepper"
                size="big"
                label={name}
                hint={slug === '' ? FREE_PARTICIPATION : price === 0 ? 'gratuit' : plainMoney(price)}
                minValue={0}
                maxValue={(numberOf(value) ?? 0) + MAX_SEATS - places}
                value={value}
                onChange={(count) => till.change({ chosen: { ...till.chosen, [slug]: count ?? 0 } })}
              />
            </li>
          );
        })}
      </ul>
      {places >= MAX_SEATS && (
        <p className="small soft">{integer(MAX_SEATS)} places au plus par vente&nbsp;: faites-en deux.</p>
      )}
      <SeatsNote id={noteId} places={places} left={left} isReleased={isReleased} isOffline={isOffline} />
      {places === 0 ? (
        children
      ) : (
        <div className={styles.due}>
          <ResumedNote typed={{ isResumed: till.isResumed, forget: clear }} anew="Effacer" />
          {tariffs.some(({ slug }) => slug === '') && (
            <GivenField value={till.given} onChange={(given) => till.change({ given, handed: null })} />
          )}
          <p className={styles.total}>
            <span>
              Total <small>{seatWords(places)}</small>
            </span>
            <output aria-live="polite">{till.isRead ? plainMoney(total) : '–'}</output>
          </p>
          {total > 0 ? (
            <PaymentFields total={total} payment={till} onChange={till.change} />
          ) : (
            till.isRead && <p className={styles.free}>Gratuit&nbsp;: rien à encaisser.</p>
          )}
          {isNaming || till.name !== '' ? (
            <TextField
              label="Nom (facultatif)"
              autoComplete="off"
              autoCapitalize="words"
              error={nameFault}
              autoFocus={isNaming}
              value={till.name}
              onChange={(name) => till.change({ name })}
            />
          ) : (
            <Button
              variant="plain"
              size="low"
              icon="plus"
              className={styles.naming}
              onClick={() => setNaming(true)}
            >
              Ajouter un nom
            </Button>
          )}
          <div className={styles.doing}>
            <Button
              className={styles.clear}
              size="big"
              icon="close"
              aria-label="Effacer cette vente"
              onClick={clear}
            />
            <Button
              variant="primary"
              size="big"
              wide
              disabled={lacks || !till.isRead || nameFault !== undefined}
              pending={isRunning}
              aria-describedby={noteId}
              onClick={() => {
                setNaming(false);
                onSell();
              }}
            >
              {wordsOf(till)}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

function wordsOf({ isRead, total, places }: TillOf): string {
  if (!isRead) return 'Encaisser';
  return total === 0 ? `Donner ${seatWords(places)}` : `Encaisser ${plainMoney(total)}`;
}

/** Common amounts, in euros. */
const OFTEN = [5, 10, 20] as const;

interface GivenFieldProps {
  value: number | string;
  onChange: (given: number | string) => void;
}

/** The amount given when participation is free. */
function GivenField({ value, onChange }: GivenFieldProps) {
  return (
    <div className={styles.given}>
      <NumberField
        label="Somme donnée"
        unit="euros"
        minValue={0}
        maxValue={1000}
        value={value}
        onChange={(given) => onChange(given ?? 0)}
      />
      <div className={chipsClass} role="group" aria-label="Sommes courantes">
        {OFTEN.map((sum) => (
          <Chip key={sum} pressed={value === sum} onClick={() => onChange(sum)}>
            {plainMoney(sum)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
