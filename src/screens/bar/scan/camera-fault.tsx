import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import styles from './camera-fault.module.css';
import type { CameraState } from './use-camera';

interface Props {
  readonly state: CameraState | 'decoder';
  readonly onRetry: () => void;
  /** Absent where there is no search by name yet. */
  readonly onSearch?: () => void;
}

const faults = {
  starting: { title: 'La caméra s’allume…', help: '' },
  on: { title: '', help: '' },
  refused: {
    title: 'Caméra refusée',
    help: 'Autorisez la caméra pour ce site dans les réglages du navigateur, puis réessayez. En attendant, cherchez par nom.',
  },
  missing: {
    title: 'Pas de caméra ici',
    help: 'Cet appareil n’en a pas, ou elle est débranchée. Cherchez par nom.',
  },
  busy: {
    title: 'Caméra occupée',
    help: 'Une autre application s’en sert. Fermez-la, puis réessayez.',
  },
  decoder: {
    title: 'Lecteur de codes en panne',
    help: 'Ce téléphone n’arrive pas à lire les codes. Cherchez par nom, ou tapez le code écrit sur le billet.',
  },
} as const;

/** Grey, never red: a fault of the phone is no verdict on the ticket. */
export function CameraFault({ state, onRetry, onSearch }: Props) {
  const { title, help } = faults[state];
  return (
    <div className={styles.fault} role="status">
      {state !== 'starting' && <StatusShape shape="square" className={styles.shape} />}
      <p className={styles.title}>{title}</p>
      {help !== '' && (
        <>
          <p>{help}</p>
          <div className={styles.answers}>
            {state !== 'decoder' && <Button onClick={onRetry}>Réessayer</Button>}
            {onSearch && <Button onClick={onSearch}>Chercher par nom</Button>}
          </div>
        </>
      )}
    </div>
  );
}
