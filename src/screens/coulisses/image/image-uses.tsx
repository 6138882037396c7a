import { imageUseQueries } from '#mirror/queries/image-use-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ImageUseList } from './image-use-list';
import styles from './image-uses.module.css';

/** Where an image is used: removing it leaves a gap there. */
export function ImageUses({ uuid }: { uuid: string }) {
  const { answer: uses, reach } = useMirrorAnswer(() => imageUseQueries.of(uuid), [uuid]);
  return (
    <div role="status" className={styles.uses}>
      {uses === undefined ? (
        <p>On cherche où elle est utilisée…</p>
      ) : uses.length > 0 ? (
        <>
          <p className={styles.title}>Utilisée dans…</p>
          <ImageUseList uses={uses} />
          <p>Sa place y restera vide.</p>
        </>
      ) : (
        <p>
          {reach === 'complete'
            ? 'Elle n’est utilisée dans aucune brève, aucune pièce, aucun spectacle et aucun texte.'
            : 'Cet appareil n’a pas encore tout reçu\u00a0: elle est peut-être utilisée ailleurs.'}
        </p>
      )}
    </div>
  );
}
