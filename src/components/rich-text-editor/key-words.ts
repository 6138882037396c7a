/** The engine's name of a combination of keys in the words of this keyboard: `Ctrl+Maj+8`, `⌘⇧8` on a Mac. */
export function keyWords(keys: string): string {
  const words = isMac() ? macWords : otherWords;
  return keys
    .split('-')
    .map((key) => words[key] ?? key.toUpperCase())
    .join(isMac() ? '' : '+');
}

/** The same for those who listen: what `aria-keyshortcuts` asks for. */
export function keyShortcuts(keys: string): string {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+');
}

const macWords: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const otherWords: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Maj', Alt: 'Alt' };

/** As the engine judges. */
const isMac = () => /Mac|iP(hone|[oa]d)/.test(navigator.platform);
