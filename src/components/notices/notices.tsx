import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { closeNotice, noticesAtom } from '../../state/notices';
import { Toasts } from '../../ui/overlay/toasts';

const SHOWN_MS = 5000;

/**
 * The notices at the top of the page. None closes while it is being read: under the pointer, or with the focus inside.
 */
export function Notices() {
  const notices = useAtomValue(noticesAtom);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toasts notices={notices} onClose={closeNotice} />
      {notices.map(({ id }) => (
        <Fuse key={id} id={id} isPaused={isHovered || isFocused} />
      ))}
    </div>
  );
}

/** The timer of a notice; its remaining time survives a pause. */
function Fuse({ id, isPaused }: { id: string; isPaused: boolean }) {
  const left = useRef(SHOWN_MS);
  useEffect(() => {
    if (isPaused) return;
    const litAt = performance.now();
    const timer = setTimeout(() => closeNotice(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - litAt;
    };
  }, [id, isPaused]);
  return null;
}
