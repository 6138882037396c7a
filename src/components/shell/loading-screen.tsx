import { useBusy } from '../../state/busy';
import { Spinner } from '../../ui/spinner';
import styles from './loading-screen.module.css';

/** Between two screens: the curtain line is drawn, and the mask turns if it takes long. */
export function LoadingScreen() {
  useBusy();
  return (
    <div className={`page ${styles.loading}`} data-loading>
      <Spinner />
    </div>
  );
}
