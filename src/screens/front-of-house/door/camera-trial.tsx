import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { CameraFault } from './camera-fault';
import styles from './ready-check.module.css';
import { useCamera } from './use-camera';
import { useScanner } from './use-scanner';

interface Props {
  readonly onWorks: () => void;
  readonly onClose: () => void;
}

/** Tests the camera and the reader with any code, not only a ticket. */
export function CameraTrial({ onWorks, onClose }: Props) {
  const [faulty, setFaulty] = useState(false);
  const camera = useCamera();
  const running = camera.state === 'on' && !faulty;
  useScanner({ video: camera.video, running, onCode: onWorks, onFault: () => setFaulty(true) });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Braces are needed: recent browsers return a promise here, which React would take for a cleanup function.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [camera.state, faulty]);
  return (
    <div ref={place} className={styles.trial}>
      <video
        ref={camera.video}
        autoPlay
        muted
        playsInline
        aria-label="Image de la caméra"
        hidden={!running}
      />
      {!running && (
        <CameraFault
          state={faulty ? 'decoder' : camera.state}
          onRetry={() => (faulty ? setFaulty(false) : camera.retry())}
        />
      )}
      {running && <p role="status">Visez un code&nbsp;: un billet, ou celui de la répétition.</p>}
      {running && camera.changeLens && (
        <Button size="low" onClick={camera.changeLens}>
          Autre objectif
        </Button>
      )}
      <Button size="low" onClick={onClose}>
        {running ? 'Fermer la caméra' : 'Fermer'}
      </Button>
    </div>
  );
}
