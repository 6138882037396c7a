import { LoadingWords } from '../../ui/loading-words';
import { Skeleton } from '../../ui/skeleton';
import styles from '../../components/news-sheet/news-sheet.module.css';

/** Placeholder for an article that is being read from the mirror, or loaded for the first time. */
export function ArticleSkeleton() {
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
