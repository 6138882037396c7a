/*
 * A browser that translates the page puts a `<font>` in the place of each text, or around it. React knows nothing of it:
 * it would write what changes into a text that no one sees any more, and fail where it takes that text away or puts
 * something before it. So the page's own text comes back to its place as soon as React touches it; what is new, the
 * browser translates again.
 */

/** What stands in the place of a text that was taken out of the page. */
const standIns = new WeakMap<Node, Element>();

/** Keeps the whole page as React knows it, wherever React works. */
export function putBackTranslated(): void {
  const changed = new MutationObserver((changes) => {
    for (const { target } of changes) putBack(target);
  });
  const replaced = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes, previousSibling } of changes) {
      const [text] = removedNodes;
      // Either took its place in one go, or came before it, and then it was removed.
      const standIn = addedNodes[0] ?? previousSibling;
      if (!(text instanceof Text) || text.isConnected || !isFont(standIn)) continue;
      standIns.set(text, standIn);
      changed.observe(text, { characterData: true });
    }
  });
  replaced.observe(document, { childList: true, subtree: true });

  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    appendChild(this: Node, child: Node) {
      putBackFor(this, child);
      return appendChild.call(this, child);
    },
    insertBefore(this: Node, child: Node, next: Node | null) {
      putBackFor(this, child);
      if (next !== null) putBackFor(this, next);
      return insertBefore.call(this, child, next);
    },
    removeChild(this: Node, child: Node) {
      putBackFor(this, child);
      return removeChild.call(this, child);
    },
  });
}

/** Before something is done with a text of this parent. What the browser does inside of its own elements is its own. */
function putBackFor(parent: Node, text: Node): void {
  if (text.parentNode !== parent && !isFont(parent)) putBack(text);
}

function putBack(text: Node): void {
  if (!(text instanceof Text)) return;
  let standIn = text.isConnected ? text.parentElement : standIns.get(text);
  if (!isFont(standIn)) return;
  while (isFont(standIn.parentElement)) standIn = standIn.parentElement;
  standIn.replaceWith(text);
}

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';
