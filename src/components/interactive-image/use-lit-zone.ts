import { type FocusEvent, type PointerEvent, type SyntheticEvent, useState } from 'react';

/**
 * The zone that the mouse, a finger or the focus came to last, on the picture or in the list: their elements name it in
 * `data-zone`.
 */
export function useLitZone() {
  const [lit, setLit] = useState<string>();
  const light = ({ target }: SyntheticEvent) => {
    const zone = target instanceof Element ? target.closest<HTMLElement>('[data-zone]') : null;
    if (zone !== null) setLit(zone.dataset['zone']);
  };
  const hand = {
    onPointerOver: light,
    onFocus: light,
    // A finger is lifted at once: what it touched last stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setLit(undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      currentTarget.contains(relatedTarget) || setLit(undefined),
  };
  return { lit, hand };
}
