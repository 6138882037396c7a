import { links } from '#common/contract/site/links';
import { type ImageUse, imageUseQueries } from '#mirror/queries/image-use-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { Link } from '../../../ui/link';
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
          <ul>
            {uses.map((use) => (
              <li key={use.uuid}>
                {kinds[use.kind]} <Link href={addressOf(use)}>{use.title}</Link>
              </li>
            ))}
          </ul>
          <p>Sa place y restera vide.</p>
        </>
      ) : (
        <p>
          {reach === 'complete'
            ? 'Elle n’est utilisée dans aucune brève, aucune pièce et aucun texte.'
            : 'Cet appareil n’a pas encore tout reçu\u00a0: elle est peut-être utilisée ailleurs.'}
        </p>
      )}
    </div>
  );
}

const kinds: Readonly<Record<ImageUse['kind'], string>> = {
  news: 'la brève',
  piece: 'la pièce',
  text: 'le texte',
};

function addressOf({ kind, slug }: ImageUse): string {
  if (kind === 'news') return links.editNews.to({ slug });
  return kind === 'piece' ? links.editPiece.to({ slug }) : links.aboutTexts.to();
}
