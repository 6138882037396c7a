import { classNames } from '../../ui/class-names';
import { Tip } from '../../ui/overlay/tip';
import type { ToolSign } from './tools';
import styles from './toolbar.module.css';

interface ToolButtonProps {
  name: string;
  icon: ToolIconName;
  keys?: string | undefined;
  /** For a toggle: whether it is active at the cursor. */
  isOn?: boolean | undefined;
  isDisabled?: boolean;
  onPress: () => void;
}

/** A toolbar button. Pressing it does not take the focus, so that a phone's keyboard stays open. */
export function ToolButton({ name, icon, keys, isOn, isDisabled = false, onPress }: ToolButtonProps) {
  return (
    <Tip text={keys === undefined ? name : `${name} (${keyWords(keys)})`} side="bottom">
      <button
        type="button"
        className={classNames(styles.tool)}
        aria-label={name}
        aria-pressed={isOn}
        aria-disabled={isDisabled}
        {...(keys !== undefined && { 'aria-keyshortcuts': keyShortcuts(keys) })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => isDisabled || onPress()}
      >
        <ToolIcon name={icon} />
      </button>
    </Tip>
  );
}

/** A key combination in the engine's notation, as labelled on this keyboard: `Ctrl+Maj+8`, `⌘⇧8` on a Mac. */
function keyWords(keys: string): string {
  const words = isMac() ? macWords : otherWords;
  return keys
    .split('-')
    .map((key) => words[key] ?? key.toUpperCase())
    .join(isMac() ? '' : '+');
}

/** The same for screen readers, in the format of `aria-keyshortcuts`. */
function keyShortcuts(keys: string): string {
  return keys.replace('Mod', isMac() ? 'Meta' : 'Control').replaceAll('-', '+');
}

const macWords: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' };
const otherWords: Readonly<Record<string, string>> = { Mod: 'Ctrl', Shift: 'Maj', Alt: 'Alt' };

/** The engine's own test. */
const isMac = () => /Mac|iP(hone|[oa]d)/.test(navigator.platform);

/** Drawn like the kit's icons, on a 24 × 24 grid; kept here because only the editor needs them. */
const paths: Readonly<Record<ToolSign | 'link' | 'image' | 'more', string>> = {
  bold: 'M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7zM7 12h7a3.75 3.75 0 0 1 0 7.5H7z',
  italic: 'M10 4.5h7M7 19.5h7M14 4.5l-4 15',
  underline: 'M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20.5h13',
  strike:
    'M4 12h16M16.5 7.5c-.6-1.9-2.3-3-4.5-3-2.6 0-4.5 1.4-4.5 3.6 0 1 .4 1.8 1.2 2.4M7.5 16c.5 2.1 2.2 3.5 4.7 3.5 2.7 0 4.6-1.5 4.6-3.8',
  sub: 'M4.5 6l8 10M12.5 6l-8 10M16 17c.2-1 1-1.6 2-1.6s2 .6 2 1.7c0 1.6-4 2.4-4 4.4h4.2',
  sup: 'M4.5 8l8 10M12.5 8l-8 10M16 4.6c.2-1 1-1.6 2-1.6s2 .6 2 1.7C20 6.3 16 7.1 16 9.1h4.2',
  ul: 'M9.5 6h11M9.5 12h11M9.5 18h11M4 6h1.5M4 12h1.5M4 18h1.5',
  ol: 'M10 6h10.5M10 12h10.5M10 18h10.5M3.8 4.5L5.3 3.8v5M3.5 16c.2-.9.9-1.3 1.6-1.3.9 0 1.6.5 1.6 1.3 0 1.3-3.2 2-3.2 3.8h3.3',
  indent: 'M3.5 5h17M11 10h9.5M11 14.5h9.5M3.5 19.5h17M3.5 9.5l3.5 2.75-3.5 2.75',
  outdent: 'M3.5 5h17M11 10h9.5M11 14.5h9.5M3.5 19.5h17M7 9.5l-3.5 2.75L7 15',
  quote: 'M10 7.5c-3 .6-4.5 2.5-4.5 5.5v3.5H10V12H7.5M19 7.5c-3 .6-4.5 2.5-4.5 5.5v3.5H19V12h-2.5',
  rule: 'M3.5 12h17M7 6h10M7 18h10',
  undo: 'M8 5L4 9l4 4M4.5 9H14a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M14.5 8.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
};

type ToolIconName = keyof typeof paths;

function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
