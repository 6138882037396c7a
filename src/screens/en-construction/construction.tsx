import type { ReactNode } from 'react';
import type { AboutText } from '#common/contract/content/about-text';
import { links } from '#common/contract/site/links';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { RichText } from '../../components/rich-text/rich-text';
import { StagePage } from '../../components/page/stage-page';
import { Link } from '../../ui/link';

/** Shown for a page that is announced and not built yet: what will come, and how to reach the association meanwhile. */
export function Construction() {
  const { answer: contacts } = useMirrorAnswer<AboutText | null>(() => aboutTextQueries.read('contacts'), []);
  return (
    <Unbuilt>
      <p>
        Viendront&nbsp;: les images interactives à gérer depuis le site, les pièces de l’atelier et les
        membres sur des pages à part.
      </p>
      <p>
        D’ici là, vous pouvez <Link href={links.reservations.to()}>réserver en ligne</Link> et{' '}
        <Link href={links.contacts.to()}>nous écrire</Link>.
      </p>
      {contacts && <RichText document={contacts.content} />}
    </Unbuilt>
  );
}

export const InteractiveImagesToCome = () => (
  <Unbuilt>
    <p>
      Vous pourrez ici dessiner des zones sur l’affiche ou les photos d’un spectacle&nbsp;: un mot, un lien,
      un personnage et qui le joue. Elles se verront sur{' '}
      <Link href={links.currentShow.to()}>le spectacle du moment</Link>.
    </p>
  </Unbuilt>
);

const Unbuilt = ({ children }: { children: ReactNode }) => (
  <StagePage title="Page en cours de construction. Revenez plus tard" picture="/pictures/workbench.svg">
    {children}
  </StagePage>
);
