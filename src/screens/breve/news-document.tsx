import { links } from '#common/contract/site/links';
import type { News } from '#common/contract/content/news';
import { EditButton } from '../../components/page/edit-button';
import { LinkedArticles } from '../../components/news/linked-articles';
import styles from '../../components/news-sheet/news-sheet.module.css';
import { NewsNeighbours } from './news-neighbours';
import { NewsSheet } from '../../components/news-sheet/news-sheet';

/** A news item, with related links and actions. */
export function NewsDocument({ news }: { news: News }) {
  return (
    <NewsSheet news={news}>
      <aside className={styles.linked}>
        <LinkedArticles to={{ ...news, type: 'news', textAuthors: [] }} />
      </aside>
      <NewsNeighbours of={news} />
      <EditButton href={links.editNews.to({ slug: news.slug })} words="Modifier la brève" />
    </NewsSheet>
  );
}
