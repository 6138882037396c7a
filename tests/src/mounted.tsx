import { Provider } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import { must } from '#common/base/must';
import { store } from '../../src/state/store';

/**
 * Runs a hook on a page that draws nothing, its effects included. Returns what it gives by now; what changes it is to be
 * wrapped in `act`.
 */
export function mounted<Given>(useGiven: () => Given): () => Given {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Asked by React which element has the focus: none.
  vi.stubGlobal('window', { HTMLIFrameElement: EventTarget });
  const given: Given[] = [];
  function Screen() {
    given.push(useGiven());
    return null;
  }
  const root = createRoot(emptyPage());
  act(() =>
    root.render(
      <Provider store={store}>
        <Screen />
      </Provider>,
    ),
  );
  return () => must(given.at(-1), 'what the hook gives');
}

/** As much of a page as is needed to draw nothing on it. */
function emptyPage(): HTMLElement {
  const page = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null });
  return Object.assign(new EventTarget(), {
    nodeType: 1,
    tagName: 'DIV',
    namespaceURI: 'http://www.w3.org/1999/xhtml',
    ownerDocument: page,
    textContent: '',
  }) as unknown as HTMLElement;
}
