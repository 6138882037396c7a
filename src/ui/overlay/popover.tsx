import { type ReactNode, useContext } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover as LibraryPopover } from 'react-aria-components/Popover';
import { classNames } from '../class-names';
import { popClass } from './pop';
import { useWayBack } from './way-back';

interface PopoverProps {
  className?: string | undefined;
  children: ReactNode;
}

/** What a button unfolds below itself; the browser's way back folds it up. */
export function Popover({ className, children }: PopoverProps) {
  return (
    <LibraryPopover className={classNames(popClass, className)} offset={4}>
      <FoldedByWayBack />
      {children}
    </LibraryPopover>
  );
}

/** The library mounts what is in a popover to know its items, also while it is folded up. */
function FoldedByWayBack() {
  const state = useContext(OverlayTriggerStateContext);
  useWayBack(state?.isOpen ?? false, () => state?.close());
  return null;
}
