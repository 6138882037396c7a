import { useEffect, useRef } from 'react';
import { playbillTime } from '#common/base/dates';
import type { DoorDateRow } from '#common/contract/tickets/door';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { StatusShape } from '../../../ui/status-shape';
import { unsavedSentences } from './unsaved-scan';
import type { ShownVerdict } from './use-door';
import { outcomeClasses, verdictShapes, verdictWords } from './verdict-class';
import styles from './verdict-panel.module.css';
import { previousOf, reasonOf } from './verdict-sentences';

interface Props {
  readonly shown: ShownVerdict;
  readonly date: DoorDateRow;
  readonly dates: readonly DoorDateRow[];
  readonly deviceName: string;
  readonly mirrorAge: string;
  readonly onDismiss: () => void;
  readonly onPaid: (means: PaidMeans) => void;
  readonly onFewer: () => void;
  /** Whoever is not inside comes in after all. */
  readonly onEnter: () => void;
  /** Whoever this phone did not see come in leaves. */
  readonly onLeave: () => void;
}

/** Milliseconds on the screen: a valid ticket clears quickly, the others leave time to explain. */
const DURATION = { ok: 1200, exit: 1200, attention: 5000, refusal: 5000, technical: 5000 } as const;

/**
 * The verdict over two thirds of the screen, readable at arm's length in the dark. A tap or the next ticket closes it.
 */
export function VerdictPanel({
  shown,
  date,
  dates,
  deviceName,
  mirrorAge,
  onDismiss,
  onPaid,
  onFewer,
  onEnter,
  onLeave,
}: Props) {
  const { verdict, outcome, claims, saved, count } = shown;
  const isLost = saved === 'full' || saved === 'late' || saved === 'failed';
  const kind = isLost ? 'technical' : outcomeClasses[outcome];
  const people = verdict.ticket?.seats ?? claims?.n ?? null;
  const mayPay = outcome === 'A_ENCAISSER' && date.payAtDoor;
  const asks = mayPay || isLost;
  const isGroup = outcome === 'OK' && count > 1;
  const isAbsent = outcome === 'PAS_ENTRE';
  // A scan that is not durable yet stays visible, since saving it may still fail. A group stays until the next ticket:
  // counting heads takes longer than a second. So does finding out who stands there.
  const burns = !asks && !isGroup && !isAbsent && saved !== 'saving';
  useFuse(shown.id, burns ? DURATION[kind] : null, onDismiss);

  const reason = isLost
    ? unsavedSentences[saved]
    : reasonOf({ verdict, outcome, claims, date, dates, mirrorAge });
  const passes = outcome === 'OK' || outcome === 'SORTIE';
  const shownCount = passes ? count : people;
  return (
    <section className={classNames(styles.verdict, styles[kind])} role="alert">
      {!asks && (
        <button type="button" className={styles.dismiss} aria-label="Billet suivant" onClick={onDismiss} />
      )}
      <div className={styles.head}>
        <StatusShape shape={verdictShapes[kind]} className={styles.shape} />
        {shownCount !== null && (
          <p className={styles.seats}>
            <b>{shownCount}</b>
            {shownCount > 1 ? 'places' : 'place'}
          </p>
        )}
      </div>
      <p
        className={classNames(
          styles.word,
          kind === 'ok' && styles.short,
          (kind === 'refusal' || kind === 'exit') && styles.middle,
        )}
      >
        {verdictWords[kind]}
      </p>
      {reason !== '' && <p className={styles.why}>{reason}</p>}
      {verdict.ticket && <p className={styles.why}>{verdict.ticket.name}</p>}
      {passes && verdict.ticket && <p className={styles.why}>{categoriesOf(verdict.ticket.categories)}</p>}
      {mayPay && (
        <>
          <Button className={styles.answer} size="big" wide onClick={() => onPaid('ESPECES')}>
            Payé, faire entrer
          </Button>
          <p className={styles.means}>
            <span>Noté en espèces. Sinon&nbsp;:</span>
            <Button onClick={() => onPaid('CHEQUE')}>Par chèque</Button>
            <Button onClick={() => onPaid('CARTE')}>Par carte</Button>
          </p>
        </>
      )}
      {isLost && (
        <Button className={styles.answer} onClick={onDismiss}>
          C’est noté
        </Button>
      )}
      {!isLost && isGroup && (
        <Button className={styles.answer} onClick={onFewer}>
          Ils sont moins de {count}
        </Button>
      )}
      {isAbsent && (
        <>
          <Button className={styles.answer} size="big" wide onClick={onEnter}>
            Entrer
          </Button>
          <Button className={styles.answer} onClick={onLeave}>
            Noter la sortie
          </Button>
        </>
      )}
      <p className={styles.note}>
        <span>{noteOf(shown)}</span>
        <span>{verdict.previous && outcome === 'DEJA_ENTRE' ? previousOf(verdict) : deviceName}</span>
      </p>
      {burns && (
        <span
          key={shown.id}
          className={classNames(styles.fuse, kind !== 'ok' && kind !== 'exit' && styles.slow)}
        />
      )}
    </section>
  );
}

function noteOf({ saved, at }: ShownVerdict): string {
  if (saved === 'saving') return 'Enregistrement…';
  if (saved === 'saved') return `Enregistré à ${playbillTime(at)}`;
  return saved === 'late' ? 'Pas encore enregistré' : 'Rien n’est enregistré';
}

function categoriesOf(categories: readonly { readonly name: string; readonly count: number }[]): string {
  return categories.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

function useFuse(id: string, duration: number | null, onEnd: () => void): void {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (duration === null) return undefined;
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [id, duration]);
}
