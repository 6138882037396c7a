import { isoDateTime, playbillTime, shortDate } from '#common/base/dates';
import { useIsAhead } from '../../components/clock/use-is-ahead';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './preview.module.css';

interface PreviewBandProps {
  visibleFrom: Date;
  expiresAt: Date;
  /** The public address of the page, once it has appeared. */
  publicAddress: string;
}

/** Banner above a page that is not public yet: when it will be, and until when this link shows it. */
export function PreviewBand({ visibleFrom, expiresAt, publicAddress }: PreviewBandProps) {
  const isAhead = useIsAhead(visibleFrom);
  return (
    <aside className={styles.band} aria-label="Aperçu">
      <div className={`page ${styles.words}`}>
        <Icon name="eye" className={styles.sign} />
        {isAhead ? (
          <p>
            <strong>Aperçu&nbsp;: cette page n’est pas encore publiée.</strong> Elle paraîtra le{' '}
            <time dateTime={isoDateTime(visibleFrom)}>
              {shortDate(visibleFrom)}, {playbillTime(visibleFrom)}
            </time>
            . <span className={styles.until}>Ce lien la montre jusqu’au {shortDate(expiresAt)}.</span>
          </p>
        ) : (
          <p>
            <strong>Aperçu&nbsp;: cette page est publiée depuis.</strong>{' '}
            <Link href={publicAddress}>La lire à son adresse</Link>
          </p>
        )}
      </div>
    </aside>
  );
}
