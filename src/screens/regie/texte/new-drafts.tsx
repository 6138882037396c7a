import { playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Badge } from '../../../ui/badge';
import { Link } from '../../../ui/link';
import styles from './text-list.module.css';

/** Drafts of texts that were begun on this device and never saved. */
export function NewDrafts({ drafts }: { drafts: readonly DraftSummary[] }) {
  if (drafts.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2 className={styles.type}>Commencés ici</h2>
      <ul className={styles.rows}>
        {drafts.map(({ uuid, title, at }) => (
          <li key={uuid}>
            <h3 className={styles.title}>
              <Link href={links.editAboutText.to({ slug: uuid })}>
                {title.trim() === '' ? 'Sans titre' : title}
              </Link>
            </h3>
            <p className={styles.facts}>
              <Badge shape="dashed">Brouillon sur cet appareil</Badge>
              <span>écrit le {playbillDate(at)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
