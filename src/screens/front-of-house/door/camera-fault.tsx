import { thisBrowser } from '../../../bridge/abilities';
import { Button } from '../../../ui/button';
import { StatusShape } from '../../../ui/status-shape';
import { ReadPictureButton } from '../read-picture-button';
import type { HandedTickets } from '../use-handed-tickets';
import styles from './camera-fault.module.css';
import { cameraPermission } from './camera-permission';
import type { CameraState } from './use-camera';

interface Props {
  readonly state: CameraState | 'decoder';
  /** Opens the camera or, where that has a fault, the reader of codes again. */
  readonly onRetry: () => void;
  /** Absent where there is no search by name yet, and no reading of pictures. */
  readonly onSearch?: () => void;
  readonly handed?: HandedTickets;
}

const faults = {
  starting: { title: 'La caméra s’allume…', help: '' },
  on: { title: '', help: '' },
  refused: {
    title: 'Caméra refusée',
    help: cameraPermission,
  },
  insecure: {
    title: 'Pas de caméra à cette adresse',
    help: 'Un navigateur n’ouvre la caméra qu’à un site dont l’adresse commence par https. Ouvrez-le ainsi, ou cherchez par nom.',
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
export function CameraFault({ state, onRetry, onSearch, handed }: Props) {
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
            {handed && <ReadPictureButton handed={handed} />}
          </div>
        </>
      )}
    </div>
  );
}
