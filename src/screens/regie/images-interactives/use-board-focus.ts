import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ZoneShape } from '#common/contract/agenda/interactive-image';
import type { Chosen } from './chosen';

interface BoardFocus {
  /** Ref of the element around the picture and its tools. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Gives the focus to a zone or a corner, once it is on the picture. */
  readonly toChosen: (chosen: Chosen) => void;
  /** Gives the focus to the tool that draws a shape. */
  readonly toTool: (shape: ZoneShape) => void;
}

/** The focus on the picture and its tools. */
export function useBoardFocus(): BoardFocus {
  const ref = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly selector: string } | null>(null);

  // After the render in which it is there.
  useEffect(() => {
    if (wanted !== null) ref.current?.querySelector<HTMLElement>(wanted.selector)?.focus();
  }, [wanted]);

  return {
    ref,
    toChosen({ uuid, corner }) {
      const zone = `[data-zone="${uuid}"]`;
      setWanted({ selector: corner === null ? zone : `${zone}[data-corner="${corner}"]` });
    },
    toTool: (shape) => setWanted({ selector: `[data-draws="${shape}"]` }),
  };
}
