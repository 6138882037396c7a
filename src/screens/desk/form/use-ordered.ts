import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Ordered<Thing> {
  /** Ref of the element around the items: each item has `data-key`, its buttons have `data-act`. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Moves an item up (-1) or down (1); the focus moves with it. */
  readonly move: (uuid: string, step: -1 | 1) => void;
  /** Removes an item; the focus moves to the one that takes its place. */
  readonly remove: (uuid: string) => void;
  readonly add: (thing: Thing) => void;
  /** Changes part of an item, on top of any change made since the last render. */
  readonly change: (uuid: string, changed: Partial<Thing>) => void;
  /** The last change, announced to screen readers. */
  readonly announcement: string;
}

/** A list that can be reordered, by keyboard too. */
export function useOrdered<Thing extends { readonly uuid: string }>(
  things: readonly Thing[],
  onChange: (things: readonly Thing[]) => void,
  nameOf: (thing: Thing) => string,
): Ordered<Thing> {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ selector: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // After the render in which the item is in its new place.
  useEffect(() => {
    if (wanted !== null) ref.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  // A typed number is reported when another control is pressed, which itself changes the list: both happen before a
  // render.
  const latest = useRef(things);
  useLayoutEffect(() => {
    latest.current = things;
  });
  const put = (changed: readonly Thing[]) => {
    latest.current = changed;
    onChange(changed);
  };

  return {
    ref,
    announcement,
    move(uuid, step) {
      const before = latest.current;
      const from = before.findIndex((thing) => thing.uuid === uuid);
      const moved = before[from];
      const to = from + step;
      if (moved === undefined || to < 0 || to >= before.length) return;
      put(before.toSpliced(from, 1).toSpliced(to, 0, moved));
      setAnnouncement(`${nameOf(moved)}\u00a0: ${to + 1} sur ${before.length}`);
      setWanted({ selector: `[data-key="${uuid}"] [data-act="${step}"]` });
    },
    remove(uuid) {
      const before = latest.current;
      const at = before.findIndex((thing) => thing.uuid === uuid);
      const removed = before[at];
      if (removed === undefined) return;
      const next = before[at + 1] ?? before[at - 1];
      put(before.toSpliced(at, 1));
      setAnnouncement(`${nameOf(removed)} n’est plus dans la liste`);
      setWanted({ selector: next ? `[data-key="${next.uuid}"] [data-act="remove"]` : '[data-act="add"]' });
    },
    add(thing) {
      put([...latest.current, thing]);
      setWanted({ selector: `[data-key="${thing.uuid}"] input` });
    },
    change(uuid, changed) {
      put(latest.current.map((thing) => (thing.uuid === uuid ? { ...thing, ...changed } : thing)));
    },
  };
}
