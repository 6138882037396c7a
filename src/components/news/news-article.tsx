import type { ReactNode } from 'react';
import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import { NewsPicture } from './news-picture';
import { RichText } from '../rich-text/rich-text';
import { Link } from '../../ui/link';
import { ArticleMargin } from './article-margin';
import styles from './news-article.module.css';

interface NewsArticleProps {
  news: News;
  /** Further reading and actions. */
  children?: ReactNode;
}

/** A news item on its sheet: title, margin, picture and text. */
export function NewsArticle({ news, children }: NewsArticleProps) {
  return (
    <article className={`page ${styles.article}`} aria-labelledby="news-title">
      <header className={styles.head}>
        <p className="eyebrow">
          <Link href={links.newsArchive.to()}>Brèves</Link>
        </p>
        <h1 className={styles.title} id="news-title">
          {news.title}
        </h1>
      </header>
      <ArticleMargin news={news} />
      <div className={styles.body}>
        {news.previewImage?.version !== undefined && (
          <div className={styles.picture}>
            <NewsPicture news={news} wanted="first" />
          </div>
        )}
        <RichText document={news.content} />
      </div>
      {children}
    </article>
  );
}
