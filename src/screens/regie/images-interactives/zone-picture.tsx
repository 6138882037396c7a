import { useState } from 'react';
import type { ImageRow } from '#common/contract/content/image';
import { Photo } from '../../../components/photo/photo';
import { useLineBack } from './use-line-back';
import styles from './zone-stage.module.css';

/** The picture that zones lie on. One that could not be loaded is asked for again when the line is back. */
export function ZonePicture({ image: { uuid, name, description, file } }: { image: ImageRow }) {
  const [turn, setTurn] = useState(0);
  return (
    <Photo
      key={turn}
      uuid={uuid}
      file={file}
      sizes="(min-width: 64rem) 58vw, 100vw"
      isFirst
      alt={description === '' ? name : description}
      className={styles.picture}
      without={<WithoutPicture onLineBack={() => setTurn((before) => before + 1)} />}
    />
  );
}

/** Stands there only after a failure: a picture that is shown is never asked for again. */
function WithoutPicture({ onLineBack }: { onLineBack: () => void }) {
  useLineBack(onLineBack);
  return (
    <p className={styles.without}>
      L’image ne s’affiche pas&nbsp;: elle n’est pas sur cet appareil, ou le réseau manque. Ses zones se
      modifient tout de même.
    </p>
  );
}
