import { useState } from 'react';
import { useLocation } from 'wouter';
import { ofMoment } from '#common/base/dates';
import { warn } from '../../../state/notices';
import { errorSentence, failureSentence } from '../../../text/error-sentences';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import styles from './desk-notes.module.css';
import type { DeskNoun, DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

interface DeskNotesProps<Values extends DeskValues> {
  desk: Desk<Values>;
  noun: DeskNoun<Values>;
}

/** Notes above the form on the state of the text, wherever it is unexpected. */
export function DeskNotes<Values extends DeskValues>({ desk, noun }: DeskNotesProps<Values>) {
  const [restored] = useState(desk.keptAt);
  return (
    <div className={styles.notes} role="status">
      {restored !== null && desk.keptAt !== null && (
        <p className={styles.note}>
          <StatusShape shape="circle" />
          <span>Votre brouillon {ofMoment(restored, new Date())} est repris là où vous l’aviez laissé.</span>
        </p>
      )}
      {desk.refusal !== null && (
        <p className={styles.note}>
          <StatusShape shape="octagon" />
          <span>{refusalSentence(desk)}</span>
        </p>
      )}
      {desk.isGone && <GoneNote desk={desk} noun={noun} />}
    </div>
  );
}

function refusalSentence<Values extends DeskValues>({ refusal, conflicts }: Desk<Values>): string {
  if (refusal?.reason === 'conflict')
    return conflicts.length > 0
      ? 'Votre enregistrement a croisé celui de quelqu’un d’autre. Choisissez ci-dessous, puis enregistrez.'
      : 'Votre enregistrement a croisé celui de quelqu’un d’autre. Les deux sont réunis ici\u00a0: relisez, puis enregistrez.';
  if (refusal?.reason === 'park')
    return 'Droits insuffisants\u00a0: il vous manque un droit pour enregistrer ceci. Vos mots sont gardés, et partiront s’il vous est rendu.';
  const words =
    refusal?.error == null ? 'Le serveur a refusé l’enregistrement.' : errorSentence(refusal.error);
  return `${words} Vos mots sont gardés\u00a0: corrigez, puis enregistrez.`;
}

function GoneNote<Values extends DeskValues>({ desk, noun }: DeskNotesProps<Values>) {
  const [, navigate] = useLocation();
  const rescue = async () => {
    const result = await desk.rescue();
    if (!result.ok) return warn(failureSentence(result.failure));
    navigate(noun.editor({ slug: result.value }), { replace: true });
  };
  return (
    <div className={styles.note}>
      <StatusShape shape="triangle" />
      <p>
        {noun.hasNoTrash
          ? 'Quelqu’un a supprimé ceci entre-temps.'
          : 'Quelqu’un a mis ceci à la corbeille entre-temps.'}{' '}
        Vos mots sont gardés.{' '}
        <Button size="low" onClick={() => void rescue()}>
          En faire une nouvelle fiche
        </Button>
      </p>
    </div>
  );
}
