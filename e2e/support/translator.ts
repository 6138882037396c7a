/** Browsers put a `<font>` in the place of each text, as Chrome does, or around it. */
export type Placing = 'in the place of' | 'around';

/** An init script: acts as a browser that translates the page, also what comes later. The words stay the same. */
export function translate(placing: Placing) {
  const visit = (node: Node): void => {
    if (!(node instanceof Text)) return node.childNodes.forEach(visit);
    const isOurs = node.parentElement?.closest('font, script, style, textarea, svg, [translate=no]');
    if (isOurs || node.data.trim() === '') return;
    const font = document.createElement('font');
    node.before(font);
    if (placing === 'around') return font.append(node);
    font.append(node.data);
    node.remove();
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(visit);
  }).observe(document, { childList: true, subtree: true });
}
