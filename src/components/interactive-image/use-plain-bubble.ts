import { type RefObject, useEffect } from 'react';

/** Browsers of before 2024 may lack popovers: iOS 16, Firefox 115. There a bubble is a plain element on its picture. */
export const hasPopovers = () => 'showPopover' in HTMLElement.prototype;

/** Gives the focus back to the button of a bubble's zone. */
export const focusZoneOf = (bubble: Element | null) =>
  bubble?.parentElement?.querySelector('button')?.focus({ preventScroll: true });

/** Without popovers, lets Escape and a press outside of its zone close a bubble, as a popover does by itself. */
export function usePlainBubble(bubble: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (hasPopovers()) return undefined;
    const zone = bubble.current?.parentElement;
    const heedKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      focusZoneOf(bubble.current);
      onClose();
    };
    const heedPress = ({ target }: Event) => {
      // A press on the zone itself closes the bubble too.
      if (target instanceof Node && !zone?.contains(target)) onClose();
    };
    document.addEventListener('keydown', heedKey);
    document.addEventListener('pointerdown', heedPress);
    return () => {
      document.removeEventListener('keydown', heedKey);
      document.removeEventListener('pointerdown', heedPress);
    };
  }, [bubble, onClose]);
}
