import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import type { Linkable } from '#common/rules/linked-articles';
import { linkedArticleQueries } from '#mirror/queries/linked-article-queries';
import { EditButton } from '../../components/page/edit-button';
import { NewsArticle } from '../../components/news/news-article';
import { Link } from '../../ui/link';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { NewsNeighbours } from './news-neighbours';
import styles from '../../components/news/news-article.module.css';
import linkedArticlesStyles from './linked-articles.module.css';

/** A news item, with related links and actions. */
export function NewsDocument({ news }: { news: News }) {
  return (
    <NewsArticle news={news}>
      <aside className={styles.linked}>
        <LinkedArticles to={{ ...news, type: 'news', textAuthors: [] }} />
      </aside>
      <NewsNeighbours of={news} />
      <EditButton href={links.editNews.to({ slug: news.slug })} words="Modifier la brève" />
    </NewsArticle>
  );
}

/** Related articles for an article or a play; renders nothing if there are none. */
function LinkedArticles({ to }: { to: Linkable }) {
  const { answer: articles } = useMirrorAnswer(
    () => linkedArticleQueries.list(to),
    [to.uuid, to.title, to.years.join()],
  );
  if (articles === undefined || articles.length === 0) return null;
  return (
    <nav className={linkedArticlesStyles.linked} aria-labelledby="linked">
      <h2 className="section-title heading-rule" id="linked">
        À lire aussi
      </h2>
      <ul>
        {articles.map(({ type, slug, title }) => (
          <li key={`${type} ${slug}`}>
            <Link href={(type === 'news' ? links.news : links.piece).to({ slug })}>{title}</Link>
            {type === 'piece' && <span className="small soft"> pièce</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
