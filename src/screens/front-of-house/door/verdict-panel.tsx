import { useEffect, useRef } from 'react';
import { hourInWords } from '#common/base/dates';
import type { DoorDateRow } from '#common/contract/tickets/door';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import { canVibrate } from '../../../bridge/abilities';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { StatusShape } from '../../../ui/status-shape';
import { useMeantPress } from '../use-meant-press';
import { isUnsaved, unsavedSentences } from './unsaved-scan';
import type { ShownVerdict } from './use-door';
import { outcomeClasses, verdictShapes, verdictWords } from './verdict-class';
import { previousOf, reasonOf } from './verdict-sentences';
import styles from './verdict-panel.module.css';
import verdictFuseStyles from './verdict-fuse.module.css';

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
  const isLost = isUnsaved(saved);
  const kind = isLost ? 'technical' : outcomeClasses[outcome];
  const people = verdict.ticket?.seats ?? claims?.n ?? null;
  const mayPay = outcome === 'A_ENCAISSER' && date.payAtDoor;
  const asks = mayPay || isLost;
  const isGroup = outcome === 'OK' && count > 1;
  const isAbsent = outcome === 'PAS_ENTRE';
  const isMeant = useMeantPress(shown.code ?? '', shown.code !== null);
  const meant = (act: () => void) => () => {
    if (isMeant()) act();
  };
  // A scan that is not durable yet stays visible, since saving it may still fail. A group stays until the next ticket:
  // counting heads takes longer than a second. So does finding out who stands there.
  const burns = !asks && !isGroup && !isAbsent && saved !== 'saving';

  const reason = isLost
    ? unsavedSentences[saved]
    : reasonOf({ verdict, outcome, claims, date, dates, mirrorAge });
  const passes = outcome === 'OK' || outcome === 'SORTIE';
  const shownCount = passes ? count : people;
  return (
    <section className={classNames(styles.verdict, styles[kind])} role="alert">
      {!canVibrate() && <span key={`${shown.id} ${kind}`} className={styles.flash} />}
      {!asks && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label="Billet suivant"
          onClick={meant(onDismiss)}
        />
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
      {passes && verdict.ticket?.request && <p className={styles.why}>{verdict.ticket.request}</p>}
      {mayPay && (
        <>
          <Button className={styles.answer} size="big" wide onClick={meant(() => onPaid('ESPECES'))}>
            Payé, faire entrer
          </Button>
          <p className={styles.means}>
            <span>Noté en espèces. Sinon&nbsp;:</span>
            <Button onClick={meant(() => onPaid('CHEQUE'))}>Par chèque</Button>
            <Button onClick={meant(() => onPaid('CARTE'))}>Par carte</Button>
            <Button onClick={meant(onDismiss)}>Plus tard</Button>
          </p>
        </>
      )}
      {isLost && (
        <Button className={styles.answer} onClick={meant(onDismiss)}>
          C’est noté
        </Button>
      )}
      {!isLost && isGroup && (
        <Button className={styles.answer} onClick={meant(onFewer)}>
          Ils sont moins de {count}
        </Button>
      )}
      {isAbsent && (
        <>
          <Button className={styles.answer} size="big" wide onClick={meant(onEnter)}>
            Entrer
          </Button>
          <Button className={styles.answer} onClick={meant(onLeave)}>
            Noter la sortie
          </Button>
        </>
      )}
      <p className={styles.note}>
        <span>{noteOf(shown)}</span>
        <span>{verdict.previous && outcome === 'DEJA_ENTRE' ? previousOf(verdict) : deviceName}</span>
      </p>
      {burns && <VerdictFuse key={shown.id} duration={DURATION[kind]} onEnd={onDismiss} />}
    </section>
  );
}

function noteOf({ saved, at }: ShownVerdict): string {
  if (saved === 'saving') return 'Enregistrement…';
  if (saved === 'saved') return `Enregistré à ${hourInWords(at)}`;
  return isUnsaved(saved) ? 'Pas encore enregistré' : 'Rien n’est enregistré';
}

function categoriesOf(categories: readonly { readonly name: string; readonly count: number }[]): string {
  return categories.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}

interface VerdictFuseProps {
  /** Milliseconds. */
  readonly duration: number;
  readonly onEnd: () => void;
}

/** Ends what it stands in, as a bar that shortens meanwhile. */
function VerdictFuse({ duration, onEnd }: VerdictFuseProps) {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => end.current(), duration);
    return () => clearTimeout(timer);
  }, [duration]);
  return <span className={verdictFuseStyles.fuse} style={{ animationDuration: `${duration}ms` }} />;
}
