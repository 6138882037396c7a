import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import styles from './camera-fault.module.css';
import { cameraPermission } from './camera-permission';
import type { CameraState } from './use-camera';

interface Props {
  readonly state: CameraState | 'decoder';
  /** Opens the camera or, where that has a fault, the reader of codes again. */
  readonly onRetry: () => void;
  /** Absent where there is no search by name yet. */
  readonly onSearch?: () => void;
}

const faults = {
  starting: { title: 'La caméra s’allume…', help: '' },
  on: { title: '', help: '' },
  refused: {
    title: 'Caméra refusée',
    help: cameraPermission,
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
    help: 'Ce téléphone n’arrive pas à lire les codes. Réessayez, cherchez par nom, ou tapez le code écrit sur le billet.',
  },
} as const;

/** Grey, never red: a fault of the phone is no verdict on the ticket. */
export function CameraFault({ state, onRetry, onSearch }: Props) {
  const { title, help: words } = faults[state];
  const help = typeof words === 'string' ? words : words(thisBrowser());
  return (
    <div className={styles.fault} role="status">
      {state !== 'starting' && <StatusShape shape="square" className={styles.shape} />}
      <p className={styles.title}>{title}</p>
      {help !== '' && (
        <>
          <p>{help}</p>
          <div className={styles.answers}>
            <Button onClick={onRetry}>Réessayer</Button>
            {onSearch && <Button onClick={onSearch}>Chercher par nom</Button>}
          </div>
        </>
      )}
    </div>
  );
}

const thisBrowser = () => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isInstalled: matchMedia('(display-mode: standalone)').matches,
});
