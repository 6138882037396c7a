import { useAtomValue } from 'jotai';
import { links } from '#common/contract/site/links';
import { siteAtom } from '../../state/site';
import { Link } from '../../ui/link';
import styles from './footer.module.css';

export function Footer() {
  const { title, address, facebook } = useAtomValue(siteAtom);
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.row}`}>
        <strong className={styles.title}>{title}</strong>
        {address !== null && <address className={styles.address}>{address}</address>}
        <Link href={links.contacts.to()}>Contact</Link>
        {facebook !== null && (
          <Link href={facebook} target="_blank">
            Facebook
          </Link>
        )}
        <Link href={links.terms.to()}>Conditions générales d’utilisation</Link>
        <span className={`num ${styles.colophon}`}>Théâtre amateur&nbsp;· version {__BUILD__.version}</span>
      </div>
    </footer>
  );
}
