import { useAtomValue } from 'jotai';
import { busyAtom } from '../../state/busy';
import { classNames } from '../../ui/class-names';
import styles from './curtain-line.module.css';

/** The scalloped line at the very top: still when idle, animated while a long operation is under way. */
export function CurtainLine() {
  const isBusy = useAtomValue(busyAtom) > 0;
  return <div className={classNames('no-print', styles.line, isBusy && styles.busy)} aria-hidden="true" />;
}
