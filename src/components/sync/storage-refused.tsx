import { useAtomValue } from 'jotai';
import { keepingAtom } from '../../state/keeping';
import { keepingSentence } from '../../text/keeping-sentence';
import styles from './storage-refused.module.css';

/** Said above every page where the browser refuses to store anything: what is here ends with the page. */
export function StorageRefused() {
  const keeping = useAtomValue(keepingAtom);
  const isRefused = keeping.kind === 'refused';
  return (
    <p role="status" className={isRefused ? `no-print ${styles.words}` : undefined}>
      {isRefused && keepingSentence(keeping)}
    </p>
  );
}

/** Said above what the server printed where this browser lets the site store nothing: more than that cannot come. */
export const OnlyPrinted = () => (
  <p role="alert" className={styles.words}>
    Ce navigateur ne laisse rien garder à ce site&nbsp;: cette page se lit, mais vous ne pouvez ici ni
    réserver, ni vous identifier, ni lire sans réseau. Autorisez les données de ce site, puis rechargez la
    page.
  </p>
);
