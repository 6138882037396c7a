import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { links } from '../../links';
import { warn } from '../../state/notices';
import { usePageTitle } from '../../state/page-title';
import { ArticleSkeleton } from './article-skeleton';
import { ArticleUnreachable } from './article-unreachable';
import { NewsDocument } from './news-document';
import { useSoughtNews } from './use-sought-news';

/** One news item, to read. Keyed by its slug: a live query would show the one before until the next is read. */
export function NewsDetail() {
  const { slug } = useParams<{ slug: string }>();
  return <Sought key={slug} slug={slug} />;
}

function Sought({ slug }: { slug: string }) {
  const sought = useSoughtNews(slug);
  usePageTitle(sought.kind === 'found' ? sought.news.title : null);
  switch (sought.kind) {
    case 'found':
      return <NewsDocument news={sought.news} />;
    case 'awaited':
      return <ArticleSkeleton />;
    case 'unreachable':
      return <ArticleUnreachable />;
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
