import { useAtomValue } from 'jotai';
import { permissions } from '#common/contract/calls/permissions';
import { links } from '#common/contract/site/links';
import { isAllowed } from '#common/rules/permissions';
import { type ImageUse, imageUseQueries } from '#mirror/queries/image-use-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { rolesAtom } from '../../../state/session';
import { Link } from '../../../ui/link';
import styles from './image-uses.module.css';

/** Where an image is used: removing it leaves a gap there. */
export function ImageUses({ uuid }: { uuid: string }) {
  const mayOpenShows = isAllowed(permissions.shows, useAtomValue(rolesAtom));
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
                {kinds[use.kind]}{' '}
                {use.kind === 'show' && !mayOpenShows ? (
                  use.title
                ) : (
                  <Link href={addresses[use.kind](use.slug)}>{use.title}</Link>
                )}
              </li>
            ))}
          </ul>
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

const kinds: Readonly<Record<ImageUse['kind'], string>> = {
  news: 'la brève',
  piece: 'la pièce',
  show: 'le spectacle',
  text: 'le texte',
};

const addresses: Readonly<Record<ImageUse['kind'], (slug: string) => string>> = {
  news: (slug) => links.editNews.to({ slug }),
  piece: (slug) => links.editPiece.to({ slug }),
  show: (slug) => links.editShow.to({ slug }),
  text: () => links.aboutTexts.to(),
};
