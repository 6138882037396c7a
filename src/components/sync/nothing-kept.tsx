import { useAtomValue } from 'jotai';
import { keepingAtom } from '../../state/keeping';
import { keepingSentence } from '../../text/keeping-sentence';
import styles from './nothing-kept.module.css';

/** Said above every page where the browser refuses to store anything: what is here ends with the page. */
export function NothingKept() {
  const keeping = useAtomValue(keepingAtom);
  const isRefused = keeping.kind === 'refused';
  return (
    <p role="status" className={isRefused ? styles.words : undefined}>
      {isRefused && keepingSentence(keeping)}
    </p>
  );
}
