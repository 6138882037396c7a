import type { News } from '#common/contract/news';
import { NewsPicture } from '../../components/news-picture';
import { RichText } from '../../components/rich-text/rich-text';
import { links } from '../../links';
import { Link } from '../../ui/link';
import { ArticleMargin } from './article-margin';
import styles from './article.module.css';
import { EditNewsButton } from './edit-news-button';
import { NewsNeighbours } from './news-neighbours';

export function NewsDocument({ news }: { news: News }) {
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
      <NewsNeighbours of={news} />
      <EditNewsButton slug={news.slug} />
    </article>
  );
}
