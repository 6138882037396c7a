import { useAtomValue } from 'jotai';
import { breakdownAtom } from '../../state/connection';
import { Button } from '../../ui/button';
import styles from './breakdown.module.css';

const sentences = {
  worker: 'Une erreur est survenue. Veuillez recharger la page',
  storage:
    'Ce navigateur ne permet pas au site d’enregistrer : rien ne sera gardé hors ligne. Quittez la navigation privée, ou autorisez les données de ce site.',
} as const;

/** What this page cannot mend by itself. It stays until the page is loaded again. */
export function Breakdown() {
  const breakdown = useAtomValue(breakdownAtom);
  return (
    <div role="alert" className={breakdown === null ? undefined : styles.bar}>
      {breakdown !== null && (
        <>
          <p>{sentences[breakdown]}</p>
          <Button size="low" onClick={() => location.reload()}>
            Recharger la page
          </Button>
        </>
      )}
    </div>
  );
}
