import { classNames } from '../class-names';
import styles from './pop.module.css';

/** Classes of popovers: the frame, its list, an item of it. Shared by select, menu and calendar. */
export const popClass = classNames(styles.pop);
export const listClass = classNames(styles.list);
export const itemClass = classNames(styles.item);
