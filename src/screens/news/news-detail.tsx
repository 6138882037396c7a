import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { newsQueries } from '#mirror/queries/news-queries';
import { UnreachablePage } from '../../components/mirror-answer/unreachable-page';
import { usePublicLookup } from '../../components/mirror-answer/use-lookup';
import { warn } from '../../state/notices';
import { usePageTitle } from '../../state/page-title';
import { type ThingAlone, serverRenderedPageAtom } from '../../state/server-rendered-page';
import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import { NewsDocument } from './news-document';
import styles from '../../components/news/news-article.module.css';

/** One news item. Keyed by its slug: otherwise a live query would show the previous one until the next is read. */
export function NewsDetail() {
  const { slug } = useParams<{ slug: string }>();
  return <NewsBySlug key={slug} slug={slug} />;
}

const thing = { kind: 'news', in: ({ news }: ThingAlone) => news } as const;

function NewsBySlug({ slug }: { slug: string }) {
  const printed = useAtomValue(serverRenderedPageAtom)?.article?.news;
  const isServerRendered = printed?.slug === slug || printed?.uuid === slug;
  const sought = usePublicLookup(thing, slug, newsQueries.read, isServerRendered ? printed : undefined);
  usePageTitle(sought.kind === 'found' ? sought.thing.title : null);
  switch (sought.kind) {
    case 'found':
      return <NewsDocument news={sought.thing} />;
    case 'awaited':
      return <ArticleSkeleton />;
    case 'unreachable':
      return <UnreachablePage what="Brève" />;
    case 'missing':
      return <BackHome />;
  }
}

function BackHome() {
  const [, navigate] = useLocation();
  useEffect(() => {
    warn('Brève introuvable');
    navigate(links.newsHome.to(), { replace: true });
  }, [navigate]);
  return null;
}

/** Placeholder for an article that is being read from the mirror, or loaded for the first time. */
function ArticleSkeleton() {
  return (
    <div className={`page ${styles.article}`} role="status" aria-busy="true">
      <div className={styles.head}>
        <LoadingWords>Chargement de la brève…</LoadingWords>
        <p className="eyebrow" aria-hidden="true">
          &nbsp;
        </p>
        <div className={styles.title}>
          <Skeleton shape="title" lines={2} />
        </div>
      </div>
      <div className={styles.margin}>
        <Skeleton lines={3} />
      </div>
      <div className={styles.body}>
        <div className={`prose ${styles.wait}`}>
          <Skeleton lines={4} />
          <Skeleton lines={5} />
          <Skeleton lines={3} />
        </div>
      </div>
    </div>
  );
}
