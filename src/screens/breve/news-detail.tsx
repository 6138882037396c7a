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
import { ArticleSkeleton } from './article-skeleton';
import { NewsDocument } from './news-document';

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
