/**
 * What opens while notices are shown begins below them, where they hang over it; and it stays there when they go, so that
 * nobody presses what has just moved away.
 */
export function beginBelowNotices(opened: HTMLElement): void {
  opened.style.removeProperty('padding-top');
  const notices = document.querySelector('[data-notices]')?.getBoundingClientRect();
  if (notices === undefined || notices.height === 0) return;
  const { left, right, top } = opened.getBoundingClientRect();
  const isBeside = notices.right <= left || notices.left >= right;
  if (!isBeside && notices.bottom > top) opened.style.paddingTop = `${notices.bottom - top}px`;
}
