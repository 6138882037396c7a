import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { hourInWords } from '#common/base/dates';
import { syncAtom, whereaboutsAtom } from '../../../state/connection';
import { announce, warn } from '../../../state/notices';
import { failureSentence } from '../../../text/error-sentences';
import { quoted } from '../../../text/quoted';
import { elsewhereWords } from '../../../text/whereabouts-words';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { StatusShape } from '../../../ui/status-shape';
import styles from './desk-bar.module.css';
import type { DeskValues } from './desk-noun';
import type { Desk } from './use-desk';
import { useRunning } from '../../../components/request/use-running';

interface DeskBarProps<Values extends DeskValues> {
  desk: Desk<Values>;
  /** The thing as named in a question: 'cette brève'. */
  what: string;
  title: string;
  /** The label of the save button: 'Publier'. */
  save: string;
  onSave: () => Promise<void>;
  /** Where discarding something new leads. */
  listHref: string;
  /** What follows from the last save. */
  afterSave?: ReactNode;
}

/** The bar below the form, always visible: whether the text is saved, and the actions on it. */
export function DeskBar<Values extends DeskValues>(props: DeskBarProps<Values>) {
  const { desk, what, title, save, onSave, listHref, afterSave } = props;
  const [, navigate] = useLocation();
  const { isRunning, run } = useRunning();
  const [isConfirming, setConfirming] = useState(false);
  const hasWords = desk.keptAt !== null || desk.refusal !== null;

  const discard = async () => {
    const result = await desk.discard();
    setConfirming(false);
    if (!result.ok) return warn(failureSentence(result.failure));
    announce('Vos modifications ont été abandonnées.');
    if (desk.theirs === null) navigate(listHref, { replace: true });
  };
  return (
    <div className={`no-print ${styles.bar}`}>
      {afterSave}
      <DeskStatus desk={desk} />
      <div className={styles.acts}>
        {hasWords && (
          <Button variant="plain" disabled={isRunning} onClick={() => setConfirming(true)}>
            Abandonner…
          </Button>
        )}
        <Button
          variant="primary"
          disabled={!isRunning && !(desk.isDirty || desk.refusal !== null)}
          pending={isRunning}
          onClick={() => void run(onSave)}
        >
          {save}
        </Button>
      </div>
      <ConfirmDialog
        question={
          desk.theirs === null
            ? `Abandonner ${title.trim() === '' ? what : quoted(title)} pour de bon\u00a0?`
            : `Abandonner vos modifications de ${title.trim() === '' ? what : quoted(title)}\u00a0?`
        }
        isOpen={isConfirming}
        pending={isRunning}
        no="Garder"
        yes="Abandonner"
        onNo={() => setConfirming(false)}
        onYes={() => void run(discard)}
      />
    </div>
  );
}

function DeskStatus<Values extends DeskValues>({ desk }: { desk: Desk<Values> }) {
  const { line } = useAtomValue(syncAtom);
  const elsewhere = elsewhereWords(useAtomValue(whereaboutsAtom));
  const sentence = statusSentence(desk, elsewhere ?? (line === 'offline' ? 'partira avec le réseau' : null));
  return (
    <p className={styles.status} role="status">
      {desk.unkept !== null && <StatusShape shape="octagon" />}
      <span>{sentence}</span>
    </p>
  );
}

/** @param hindrance why what is saved is not being sent; null: it is */
function statusSentence<Values extends DeskValues>(desk: Desk<Values>, hindrance: string | null): string {
  if (desk.unkept !== null)
    return `Ce qui est tapé n’est pas gardé sur cet appareil. ${failureSentence(desk.unkept)}`;
  if (desk.isDirty && desk.keptAt !== null)
    return `Brouillon sur cet appareil, gardé à ${hourInWords(desk.keptAt)}`;
  if (desk.isDirty) return 'Brouillon en cours d’enregistrement…';
  if (desk.isWaiting)
    return hindrance === null ? 'Enregistré ici, en cours d’envoi…' : `Enregistré ici\u00a0: ${hindrance}`;
  return desk.theirs === null ? 'Rien n’est encore écrit' : 'Tout est enregistré';
}
