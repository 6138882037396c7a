import { useEffect } from 'react';

/** Where a screen's own things are; the focus of a screen reader on more than these would say nothing. */
const PLACES = 'main, header, footer, [role="dialog"], [role="alertdialog"]';

/**
 * When what has the focus disappears, as a row that one has deleted, the nearest thing around it takes the focus: on the
 * page's body, keyboard and screen reader users would have to start over.
 */
export function useFocusHeir(): void {
  useEffect(() => {
    let around: readonly HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (let one = target as HTMLElement | null; one !== null; one = one.parentElement)
        around = [...around, one];
    };
    const inherit = () => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const heir = around.find((one) => one.isConnected);
      around = [];
      if (heir?.closest(PLACES)) takeFocus(heir);
    };
    // What knows a better place, as a dialog that gives the focus back, has it by then.
    const observer = new MutationObserver(() => {
      if (around[0]?.isConnected === false) requestAnimationFrame(() => requestAnimationFrame(inherit));
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

function takeFocus(heir: HTMLElement): void {
  if (!heir.hasAttribute('tabindex')) {
    heir.tabIndex = -1;
    heir.addEventListener('blur', () => heir.removeAttribute('tabindex'), { once: true });
  }
  heir.focus({ preventScroll: true });
}
