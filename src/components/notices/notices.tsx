import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { closeNotice, noticesAtom, noticesPlaceAtom } from '../../state/notices';
import { Toasts } from '../../ui/overlay/toasts';

const SHOWN_MS = 5000;

/**
 * The notices at the top of the page, or where the screen has room for them. None closes while it is being read: under the
 * pointer, or with the focus inside.
 */
export function Notices() {
  const notices = useAtomValue(noticesAtom);
  const place = useAtomValue(noticesPlaceAtom);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const toasts = (
    <div
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Toasts notices={notices} isInPlace={place !== null} onClose={closeNotice} />
    </div>
  );
  return (
    <>
      {place === null ? toasts : createPortal(toasts, place)}
      {notices.map(({ id }) => (
        <Fuse key={id} id={id} isPaused={isHovered || isFocused} />
      ))}
    </>
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
