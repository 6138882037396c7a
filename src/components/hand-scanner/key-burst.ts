/** A key as a keyboard sends it. */
export interface Stroke {
  readonly key: string;
  /** Where it is on a keyboard; empty on some phones. */
  readonly code: string;
  readonly isShifted: boolean;
  /** With Ctrl, Alt or ⌘: no letter. */
  readonly isCommand: boolean;
  /** Milliseconds, of a clock that only goes forward. */
  readonly at: number;
}

/** What a key was: a person's, part of a code that a hand scanner types, or its end. */
export type BurstPart = 'typed' | 'first' | 'scanned' | 'end';

export interface KeyBurst {
  take(stroke: Stroke): BurstPart;
  /** The keys of a code so far; empty if there is none. */
  held(): readonly Stroke[];
  /** The keys of the code that has ended, or that a pause has ended; empty if there is none. */
  end(): readonly Stroke[];
}

/** Milliseconds: no person types so many keys one after the other in so short a time. */
const FEWEST = 6;
const SHORT = 180;
/** Milliseconds between two keys of a scanner, before it is known to be one. */
const GAP = 60;
/** Milliseconds after a code in which an Enter or a Tab still belongs to it: a second one, or one that comes late. */
const AFTERMATH = 400;

const modifiers = new Set(['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta']);
const terminators = new Set(['Enter', 'Tab']);

/**
 * Tells the keys of a hand scanner, which are a keyboard's, from those of a person: by their pace alone, since a scanner is
 * set to any layout, prefix and end.
 */
export function createKeyBurst(): KeyBurst {
  let keys: readonly Stroke[] = [];
  let isScanned = false;
  let endedAt = -Infinity;

  const forget = () => {
    keys = [];
    isScanned = false;
  };
  const takeLetter = (stroke: Stroke): BurstPart => {
    const before = keys.at(-1);
    if (before !== undefined && (isScanned || stroke.at - before.at <= GAP)) keys = [...keys, stroke];
    else keys = [stroke];
    const first = keys.at(-FEWEST);
    if (!isScanned && first !== undefined && stroke.at - first.at <= SHORT) isScanned = true;
    if (isScanned) return 'scanned';
    return keys.length === 1 ? 'first' : 'typed';
  };

  return {
    take(stroke) {
      const { key, isCommand, at } = stroke;
      if (modifiers.has(key)) return 'typed';
      if (terminators.has(key) && !isCommand) {
        if (isScanned) return 'end';
        forget();
        return at - endedAt <= AFTERMATH ? 'end' : 'typed';
      }
      if (key.length === 1 && !isCommand) return takeLetter(stroke);
      // Software that writes for somebody takes back the abbreviation first, with its last letter.
      if (key === 'Backspace' && !isScanned) forget();
      // Scanners send the control characters of some codes as commands, or as keys without a name.
      return isScanned ? 'scanned' : 'typed';
    },
    held: () => (isScanned ? keys : []),
    end() {
      const ended = isScanned ? keys : [];
      endedAt = ended.at(-1)?.at ?? endedAt;
      forget();
      return ended;
    },
  };
}
