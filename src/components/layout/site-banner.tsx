import { useAtomValue } from 'jotai';
import { bannerAtom } from '../../state/banner';
import { pageOrWebAddress } from '../../text/web-address';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import styles from './site-banner.module.css';

/** The association's notice across the top of every page. Always rendered, so that one that comes is announced. */
export function SiteBanner() {
  const banner = useAtomValue(bannerAtom);
  return <div role="status">{banner !== null && <Notice {...banner} />}</div>;
}

function Notice({ title, url }: { title: string; url?: string | undefined }) {
  return (
    <p className={styles.notice}>
      {url ? (
        <Link href={pageOrWebAddress(url)}>
          <span>{title}</span>
          <Icon name="arrow" />
        </Link>
      ) : (
        <span>{title}</span>
      )}
    </p>
  );
}
