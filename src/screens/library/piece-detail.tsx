import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { BillSkeleton } from '../../components/page/bill-page';
import { UnreachablePage } from '../../components/mirror-answer/unreachable-page';
import { usePublicLookup } from '../../components/mirror-answer/use-lookup';
import { warn } from '../../state/notices';
import { usePageTitle } from '../../state/page-title';
import { type ThingAlone, serverRenderedPageAtom } from '../../state/server-rendered-page';
import { EditButton } from '../../components/page/edit-button';
import { PieceDocument } from '../../components/piece-document/piece-document';

/** One play. Keyed by its slug: otherwise a live query would show the previous play until the next is read. */
export function PieceDetail() {
  const { slug } = useParams<{ slug: string }>();
  return <SoughtPiece key={slug} slug={slug} />;
}

const thing = { kind: 'pieces', in: ({ pieces }: ThingAlone) => pieces[0] ?? null } as const;

function SoughtPiece({ slug }: { slug: string }) {
  const pieces = useAtomValue(serverRenderedPageAtom)?.pieces;
  const printed = pieces?.find((piece) => piece.slug === slug || piece.uuid === slug);
  const sought = usePublicLookup(thing, slug, pieceQueries.read, printed);
  usePageTitle(sought.kind === 'found' ? sought.thing.title : null);
  switch (sought.kind) {
    case 'found':
      return (
        <>
          <PieceDocument piece={sought.thing} />
          <EditButton href={links.editPiece.to({ slug: sought.thing.slug })} words="Modifier la fiche" />
        </>
      );
    case 'awaited':
      return <BillSkeleton words="Chargement de la pièce…" />;
    case 'unreachable':
      return <UnreachablePage what="Pièce" />;
    case 'missing':
      return <BackToLibrary />;
  }
}

function BackToLibrary() {
  const [, navigate] = useLocation();
  useEffect(() => {
    warn('Pièce introuvable');
    navigate(links.library.to(), { replace: true });
  }, [navigate]);
  return null;
}
