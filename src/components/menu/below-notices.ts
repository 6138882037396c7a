/**
 * Pads an open element so that its content begins below the notices that hang over it, including later ones. The
 * padding stays when they go, so that nothing moves under a press. Returns a function that ends it.
 */
export function keepBelowNotices(opened: HTMLElement): () => void {
  const notices = document.querySelector('[data-notices]');
  if (notices === null) return () => {};
  let depth = 0;
  // A notice grows when it appears, so its final height is not known at once.
  const growth = new ResizeObserver(() => {
    depth = Math.max(depth, overhang(notices, opened));
    if (depth > 0) opened.style.paddingTop = `${depth}px`;
  });
  growth.observe(notices);
  return () => {
    growth.disconnect();
    opened.style.removeProperty('padding-top');
  };
}

/** How far the notices overlap the element, in pixels; 0 if they are beside it. */
function overhang(notices: Element, opened: HTMLElement): number {
  const { left, right, bottom, height } = notices.getBoundingClientRect();
  const place = opened.getBoundingClientRect();
  const isBeside = right <= place.left || left >= place.right;
  return isBeside || height === 0 ? 0 : bottom - place.top;
}
