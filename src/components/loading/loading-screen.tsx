import { useBusy } from '../../state/busy';
import { Spinner } from '../../ui/spinner';
import styles from './loading-screen.module.css';

/** Shown between two screens: the curtain line is animated, and the mask turns if loading takes long. */
export function LoadingScreen() {
  useBusy();
  return (
    <div className={`page ${styles.loading}`} data-loading>
      <Spinner />
    </div>
  );
}
