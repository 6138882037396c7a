import { useMemo, useState } from 'react';
import { MAX_INTERACTIVE_IMAGES, interactiveImageLimit } from '#common/contract/agenda/interactive-image';
import type { Show } from '#common/contract/agenda/show';
import { links } from '#common/contract/site/links';
import { interactiveImageQueries } from '#mirror/queries/interactive-image-queries';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { RankedList } from '../list/ranked-list';
import { useDrafts } from '../list/use-drafts';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { DeskHead } from '../../../components/page/desk-head';
import { EmptyState } from '../../../ui/empty-state';
import { Link } from '../../../ui/link';
import { LinkButton } from '../../../ui/link-button';
import { interactiveImageRowOf } from './interactive-image-row';
import { newImageAddress } from './new-image-address';

/** The interactive images of a show in the order that the public sees, for the secretary. */
export function InteractiveImageList({ show }: { show: Show }) {
  const { uuid, slug, title } = show;
  const noun = useMemo(() => interactiveImageRowOf({ slug }), [slug]);
  const mirrored = useMirrorAnswer(() => interactiveImageQueries.ofShowOnDesk(uuid), [uuid]);
  const drafts = useDrafts('interactive-image', uuid);
  const [fresh] = useState(freshUuid);
  const add = newImageAddress({ slug, uuid: fresh });
  return (
    <div className="page">
      <DeskHead title="Images interactives" parent={{ href: links.editShow.to({ slug }), name: title }}>
        {(mirrored.answer?.length ?? 0) < MAX_INTERACTIVE_IMAGES ? (
          <LinkButton variant="primary" icon="plus" href={add}>
            Ajouter une image interactive
          </LinkButton>
        ) : (
          <p className="small soft">{interactiveImageLimit}</p>
        )}
      </DeskHead>
      <RankedList
        noun={noun}
        mirrored={mirrored}
        drafts={drafts}
        intro={
          <>
            La page <Link href={links.currentShow.to()}>Spectacle du moment</Link> les montre dans cet ordre,
            quand ce spectacle y est.
          </>
        }
        empty={
          <EmptyState
            title="Aucune image interactive"
            action={<LinkButton href={add}>Ajouter une image interactive</LinkButton>}
          >
            <p>
              Choisissez l’affiche ou une photo du spectacle et dessinez-y des zones&nbsp;: qui les touche
              découvre un mot, un lien, un personnage et qui le joue, ou une autre image.
            </p>
          </EmptyState>
        }
      />
    </div>
  );
}
