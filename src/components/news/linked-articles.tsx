import { links } from '#common/contract/site/links';
import type { Linkable } from '#common/rules/linked-articles';
import { linkedArticleQueries } from '#mirror/queries/linked-article-queries';
import { Link } from '../../ui/link';
import styles from './linked-articles.module.css';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';

/** Related articles for an article or a play; renders nothing if there are none. */
export function LinkedArticles({ to }: { to: Linkable }) {
  const { answer: articles } = useMirrorAnswer(
    () => linkedArticleQueries.list(to),
    [to.uuid, to.title, to.years.join()],
  );
  if (articles === undefined || articles.length === 0) return null;
  return (
    <nav className={styles.linked} aria-labelledby="linked">
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
