export interface Letters {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly narrow?: true;
}

interface Place {
  readonly align?: CanvasTextAlign;
  /** Words that are longer get smaller letters, and below the smallest ones narrower letters. */
  readonly room?: number;
}

/** Writes a line on a canvas in the font of the page; returns its width. */
export function write(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  letters: Letters,
  { align = 'left', room = Infinity }: Place = {},
): number {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--sans');
  const fontOf = (size: number) =>
    `${letters.weight} ${letters.narrow ? 'condensed ' : ''}${size.toFixed(1)}px ${family}`;
  context.font = fontOf(letters.size);
  context.font = fontOf(fittingSize(letters.size, context.measureText(words).width, room));
  context.fillStyle = letters.colour;
  context.textAlign = align;
  const { width } = context.measureText(words);
  if (width > room) context.fillText(words, x, y, room);
  else context.fillText(words, x, y);
  return Math.min(width, room);
}

/** The size at which words of this width fit, though never below the smallest one that is read with ease. */
const fittingSize = (size: number, width: number, room: number): number =>
  width <= room ? size : Math.max(SMALLEST_SHARE * size, (size * room) / width);

const SMALLEST_SHARE = 0.5;
