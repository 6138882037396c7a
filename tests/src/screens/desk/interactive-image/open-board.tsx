import { type KeyboardEvent, type PointerEvent, act, useState } from 'react';
import { vi } from 'vitest';
import type { Point } from '#common/base/polygon';
import { must } from '#common/base/must';
import {
  type SheetZone,
  emptyInteractiveImage,
  emptyZone,
} from '../../../../../src/screens/desk/interactive-image/interactive-image-sheet';
import { stageKeys } from '../../../../../src/screens/desk/interactive-image/stage-keys';
import { useDrawing } from '../../../../../src/screens/desk/interactive-image/use-drawing';
import { useStageHand } from '../../../../../src/screens/desk/interactive-image/use-stage-hand';
import { useZoneEditor } from '../../../../../src/screens/desk/interactive-image/use-zone-editor';
import { rectangleBetween } from '../../../../../src/screens/desk/interactive-image/zone-outline';
import { mounted } from '../../../mounted';

export const rectangle = (uuid: string, from: Point, to: Point): SheetZone =>
  emptyZone({ uuid, type: 'TEXTE', shape: 'RECTANGLE', points: rectangleBetween(from, to) });

/** What lies on the picture under the pointer, or has the focus. */
class OnPicture {
  readonly dataset: Readonly<Record<string, string>>;
  readonly focus = () => undefined;
  constructor(zone: string, corner?: number) {
    this.dataset = { zone, ...(corner !== undefined && { corner: String(corner) }) };
  }
  closest() {
    return this;
  }
}

const picture = {
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 1000, height: 1000 }),
  setPointerCapture: () => undefined,
};

interface Press {
  readonly zone?: string;
  readonly corner?: number;
  readonly by?: 'mouse' | 'touch';
}

/**
 * The editor of some zones with its hand and its keys, on a page that draws nothing: effects run, no dialog is
 * open, and what gets the focus is written down. The picture is 1000 by 1000 pixels.
 */
export function openBoard(...zones: readonly SheetZone[]) {
  vi.stubGlobal('Element', OnPicture);
  vi.stubGlobal('document', { querySelector: () => null });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));

  const focused: string[] = [];
  const board = mounted(() => useBoard(zones));
  board().editor.ref.current = elementThatTells(focused);

  return {
    board,
    editor: () => board().editor,
    zones: () => board().editor.zones,
    /** What got the focus, one after the other. */
    focused,
    /** One event of the page. */
    does(what: (now: ReturnType<typeof board>) => void) {
      act(() => what(board()));
    },
    /** The pointer goes down at the first place, on to the others, and up at the last one. */
    drags(places: readonly (readonly [x: number, y: number])[], press: Press = {}) {
      const at = ([x, y]: readonly [number, number]) => pointerAt(x, y, press);
      const [first, ...others] = places;
      act(() => board().hand.handlers.onPointerDown(at(must(first, 'a place'))));
      for (const place of others) act(() => board().hand.handlers.onPointerMove(at(place)));
      return {
        letGo: () => act(() => board().hand.handlers.onPointerUp(at(must(places.at(-1), 'a place')))),
      };
    },
    /** Escape, as it reaches the page. */
    pressesEscape() {
      act(() => void page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })));
    },
    /** A key, while a zone or one of its corners has the focus. Tells whether the key did something. */
    presses(key: string, { zone, corner, ...modifiers }: Press & { shiftKey?: boolean; ctrlKey?: boolean }) {
      let isTaken = false;
      const event = {
        key,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        shiftKey: false,
        ...modifiers,
        target: new OnPicture(must(zone, 'a zone'), corner),
        preventDefault: () => {
          isTaken = true;
        },
      };
      act(() =>
        stageKeys(
          board().editor,
          board().tool.drawing !== null,
        )(event as unknown as KeyboardEvent<HTMLElement>),
      );
      return isTaken;
    },
  };
}

function useBoard(zones: readonly SheetZone[]) {
  const [sheet, setSheet] = useState({ ...emptyInteractiveImage('dindon'), zones });
  const editor = useZoneEditor({
    sheet,
    change: (changed) => setSheet((before) => ({ ...before, ...changed })),
  });
  const tool = useDrawing(editor);
  return { editor, tool, hand: useStageHand(editor, tool) };
}

function pointerAt(x: number, y: number, { zone, corner, by = 'mouse' }: Press) {
  const event = {
    isPrimary: true,
    button: 0,
    pointerId: 1,
    pointerType: by,
    clientX: x,
    clientY: y,
    target: zone === undefined ? picture : new OnPicture(zone, corner),
    currentTarget: picture,
    preventDefault: () => undefined,
  };
  return event as unknown as PointerEvent<HTMLElement>;
}

/** An element in which everything that is sought is there. */
const elementThatTells = (focused: string[]) =>
  ({
    querySelector: (selector: string) => ({ focus: () => void focused.push(selector) }),
  }) as unknown as HTMLDivElement;
