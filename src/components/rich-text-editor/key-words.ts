/** A key combination in the engine's notation, as labelled on this keyboard: `Ctrl+Maj+8`, `⌘⇧8` on a Mac. */
export function keyWords(keys: string): string {
  const words = isMac() ? macWords : otherWords;
  return keys
    .split('-')
    .map((key) => words[key] ?? key.toUpperCase())
    .join(isMac() ? '' : '+');
}

/** The same for screen readers, in the format of `aria-keyshortcuts`. */
export function keyShortcuts(keys: string): string {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+');
}

const macWords: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const otherWords: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Maj', Alt: 'Alt' };

/** The engine's own test. */
const isMac = () => /Mac|iP(hone|[oa]d)/.test(navigator.platform);
