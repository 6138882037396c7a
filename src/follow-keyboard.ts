/**
 * Keeps the field that has the focus in sight when a phone's keyboard opens: browsers know of the keyboard, but not of the
 * bars at the foot of the page. The keyboard's height is room that `scroll-padding` keeps free, as that of a bar.
 */
export function followKeyboard(): void {
  let before = visualViewport?.height ?? 0;
  visualViewport?.addEventListener('resize', () => {
    if (visualViewport === null) return;
    const { height, offsetTop, scale } = visualViewport;
    const isLess = height < before;
    before = height;
    // Two fingers that enlarge the page leave less of it in sight too.
    if (scale > 1) return;
    const covered = Math.max(0, document.documentElement.clientHeight - height - offsetTop);
    document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    const field = document.activeElement?.closest<HTMLElement>(typedInto);
    // Of a long text, the line with the caret counts, which the browser follows.
    if (isLess && field && field.offsetHeight < height / 2) field.scrollIntoView({ block: 'nearest' });
  });
}

const typedInto = 'input, textarea, [contenteditable="true"]';
