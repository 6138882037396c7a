/**
 * While something is open, it begins below the notices that hang over it, also those that come meanwhile; and it stays there
 * when they go, so that nobody presses what has just moved away. Gives back what ends that.
 */
export function keepBelowNotices(opened: HTMLElement): () => void {
  const notices = document.querySelector('[data-notices]');
  if (notices === null) return () => {};
  let depth = 0;
  // A notice grows into its place: how far it reaches is not known when it comes.
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

/** How far the notices reach into it, in pixels; not at all where they are beside it. */
function overhang(notices: Element, opened: HTMLElement): number {
  const { left, right, bottom, height } = notices.getBoundingClientRect();
  const place = opened.getBoundingClientRect();
  const isBeside = right <= place.left || left >= place.right;
  return isBeside || height === 0 ? 0 : bottom - place.top;
}
