import { count } from '#common/base/numbers';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { type EveningChange, TAKE_BACK_MINUTES } from '#common/rules/announced-evening';
import type { Failure } from '#worker/api';
import { failureSentence } from '../../../text/error-sentences';
import { CallList } from './call-list';
import styles from './telling.module.css';
import { changesInWords, readersInWords } from './telling-words';

interface TellingQuestionProps {
  changes: readonly EveningChange[];
  known: AnswerOf<'previewTelling', Blob> | Failure;
  taken: number;
}

/** What a save changes for people who have seats, whom the site writes to, and who must be called. */
export function TellingQuestion({ changes, known, taken }: TellingQuestionProps) {
  return (
    <div className={styles.telling}>
      <p>Ce qui change&nbsp;: {changesInWords(changes)}.</p>
      {'kind' in known ? <Unknown failure={known} taken={taken} /> : <Known preview={known} />}
      <p className="soft">
        Si vous remettez ce qui était dans les {TAKE_BACK_MINUTES} minutes, personne ne reçoit rien.
      </p>
    </div>
  );
}

function Known({ preview }: { preview: AnswerOf<'previewTelling', Blob> }) {
  const readers = readersInWords(preview);
  return (
    <>
      <p>
        {readers === null
          ? 'Personne n’a d’adresse mail\u00a0: le site n’écrira pas.'
          : `${TAKE_BACK_MINUTES} minutes après, le site écrira à ${readers}, avec de nouveaux billets.`}
      </p>
      {preview.entered && (
        <p>
          Des personnes sont déjà entrées ce soir-là&nbsp;: leurs billets les feront entrer de nouveau à la
          nouvelle date, et ce qu’elles ont payé reste payé.
        </p>
      )}
      <CallList {...preview} />
    </>
  );
}

/** Without an answer of the server, only what this device holds is known. */
function Unknown({ failure, taken }: { failure: Failure; taken: number }) {
  return (
    <>
      <p>
        {failure.kind === 'no-answer'
          ? 'Le serveur ne répond pas\u00a0: on ne sait pas encore combien de personnes sont concernées, ni qui appeler.'
          : failureSentence(failure)}
      </p>
      <p>
        D’après cet appareil,{' '}
        {count(taken, 'place y est prise ou retenue', 'places y sont prises ou retenues')}. Une fois
        l’enregistrement arrivé, le site écrira lui-même à qui a des places. Revenez alors sur cette fiche
        pour voir qui appeler.
      </p>
    </>
  );
}
