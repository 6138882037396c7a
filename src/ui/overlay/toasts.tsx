import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../icon-button';
import { StatusShape } from '../status-shape';
import styles from './toasts.module.css';

export interface ToastNotice {
  id: string;
  kind: 'good' | 'bad';
  text: string;
}

interface ToastsProps {
  notices: readonly ToastNotice[];
  /** They stand in the flow of the screen, and cover nothing. */
  isInPlace?: boolean;
  onClose: (id: string) => void;
}

/** Strips at the top of the page, or in a place of their own, newest first. The owner of the list decides how long each one stays. */
export function Toasts({ notices, isInPlace = false, onClose }: ToastsProps) {
  const shown = useLingering(notices);
  const focusBack = useFocusBack(notices);
  return (
    // A dialog hides the rest of the page from screen readers; this attribute exempts the notices.
    <section
      className={classNames('no-print', isInPlace ? styles.inPlace : styles.toasts)}
      data-notices
      data-react-aria-top-layer="true"
      aria-label="Messages"
      aria-live="polite"
      {...focusBack}
    >
      {shown.map(({ id, kind, text }) => {
        const leaving = !notices.some((notice) => notice.id === id);
        return (
          <div key={id} className={classNames(styles.slot, leaving && styles.leaving)} inert={leaving}>
            <div
              className={classNames(styles.toast, styles[kind])}
              role={kind === 'bad' ? 'alert' : 'status'}
            >
              <StatusShape shape={kind === 'bad' ? 'octagon' : 'circle'} />
              <span>{text}</span>
              <IconButton
                className={styles.close}
                icon="close"
                label="Fermer le message"
                onClick={() => onClose(id)}
              />
            </div>
          </div>
        );
      })}
    </section>
  );
}

const LEAVE_MS = 400;

/** The notices, plus the removed ones while their closing animation runs. */
function useLingering(notices: readonly ToastNotice[]): readonly ToastNotice[] {
  const [shown, setShown] = useState(notices);
  const gone = shown.filter((old) => !notices.some((notice) => notice.id === old.id));
  const fresh = notices.filter((notice) => !shown.some((old) => old.id === notice.id));
  if (fresh.length > 0) setShown([...fresh, ...shown]);

  const leaving = gone.map((notice) => notice.id).join(' ');
  useEffect(() => {
    if (leaving === '') return;
    const ids = leaving.split(' ');
    const timer = setTimeout(() => setShown((list) => list.filter((old) => !ids.includes(old.id))), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [leaving]);
  return shown;
}

/** A notice removed while focused returns the focus to where it was before: a dialog below would get no more keys. */
function useFocusBack(notices: readonly ToastNotice[]) {
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) origin.current?.focus();
  }, [notices]);
  const comesFrom = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)
      ? relatedTarget
      : undefined;
  return {
    onFocus: (event: FocusEvent) => {
      origin.current = comesFrom(event) ?? origin.current;
    },
    onBlur: (event: FocusEvent) => {
      if (comesFrom(event)) origin.current = null;
    },
  };
}
