import { useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import type { ShownPreview } from '#common/contract/content/preview-link';
import { askServer } from '../../bridge/calls';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { LoadingScreen } from '../../components/loading/loading-screen';
import { NewsSheet } from '../../components/news-sheet/news-sheet';
import { PieceDocument } from '../../components/piece-document/piece-document';
import { useServerData } from '../../components/request/use-server-data';
import { usePageTitle } from '../../state/page-title';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { PreviewBand } from './preview-band';
import styles from './preview.module.css';

/** Shows unpublished content through a secret link. Only the server knows it: nothing is stored on the device. */
export function Preview() {
  const { token } = useParams<{ token: string }>();
  const asked = useServerData(() => askServer('openPreviewLink', { body: { token } }), token);
  const { answer, failure } = asked;
  usePageTitle(answer?.news?.title ?? answer?.piece?.title ?? null);
  if (failure?.error?.code === 'not-found') return <NoLonger />;
  if (answer === undefined)
    return failure === null ? (
      <LoadingScreen />
    ) : (
      <div className={`page ${styles.alone}`}>
        <h1 className="visually-hidden">Aperçu</h1>
        <ServerDataNotice asked={asked} what="Cette page" />
      </div>
    );
  // The answer is not shared with any other code, so the cast to a mutable type is safe.
  return <Shown preview={answer as ShownPreview} />;
}

function Shown({ preview: { news, piece, expiresAt } }: { preview: ShownPreview }) {
  if (news !== undefined)
    return (
      <>
        <PreviewBand
          visibleFrom={news.visibleFrom}
          expiresAt={expiresAt}
          publicAddress={links.news.to({ slug: news.slug })}
        />
        <NewsSheet news={news} />
      </>
    );
  if (piece !== undefined)
    return (
      <>
        <PreviewBand
          visibleFrom={piece.visibleFrom}
          expiresAt={expiresAt}
          publicAddress={links.piece.to({ slug: piece.slug })}
        />
        <PieceDocument piece={piece} />
      </>
    );
  return <NoLonger />;
}

function NoLonger() {
  return (
    <div className={`page ${styles.alone}`}>
      <h1 className="visually-hidden">Aperçu</h1>
      <EmptyState
        title="Ce lien ne montre plus rien"
        poster={<DrawnPoster title="Relâche" scene="vigil" />}
        action={<LinkButton href={links.newsHome.to()}>Lire les dernières brèves</LinkButton>}
      >
        <p>
          Il n’est plus valable&nbsp;: son temps est passé, ou on l’a repris. Demandez-en un autre à qui vous
          l’a donné.
        </p>
      </EmptyState>
    </div>
  );
}
