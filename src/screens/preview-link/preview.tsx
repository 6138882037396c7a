import { useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import type { ShownPreview } from '#common/contract/content/preview-link';
import { isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { askServer } from '../../bridge/calls';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import { LoadingScreen } from '../../components/loading/loading-screen';
import { NewsArticle } from '../../components/news/news-article';
import { PieceDocument } from '../../components/piece-document/piece-document';
import { useServerData } from '../../components/request/use-server-data';
import { usePageTitle } from '../../state/page-title';
import { EmptyState } from '../../ui/empty-state';
import { LinkButton } from '../../ui/link-button';
import { useIsAhead } from '../../components/clock/use-is-ahead';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
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
        <NewsArticle news={news} />
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

interface PreviewBandProps {
  visibleFrom: Date;
  expiresAt: Date;
  /** The public address of the page, once it has appeared. */
  publicAddress: string;
}

/** Banner above a page that is not public yet: when it will be, and until when this link shows it. */
function PreviewBand({ visibleFrom, expiresAt, publicAddress }: PreviewBandProps) {
  const isAhead = useIsAhead(visibleFrom);
  return (
    <aside className={styles.band} aria-label="Aperçu">
      <div className={`page ${styles.words}`}>
        <Icon name="eye" className={styles.sign} />
        {isAhead ? (
          <p>
            <strong>Aperçu&nbsp;: cette page n’est pas encore publiée.</strong> Elle paraîtra le{' '}
            <time dateTime={isoDateTime(visibleFrom)}>
              {shortDate(visibleFrom)}, {hourInWords(visibleFrom)}
            </time>
            . <span className={styles.until}>Ce lien la montre jusqu’au {shortDate(expiresAt)}.</span>
          </p>
        ) : (
          <p>
            <strong>Aperçu&nbsp;: cette page est publiée depuis.</strong>{' '}
            <Link href={publicAddress}>La lire à son adresse</Link>
          </p>
        )}
      </div>
    </aside>
  );
}
