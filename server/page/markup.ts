import { encodeWire } from '#common/base/wire';

/** A value as JSON in its wire form that may stand inside of a script element: nothing in it ends that, or a line. */
export const dataText = (value: unknown): string =>
  encodeWire(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A block of data: a script element that browsers do not run. */
export const dataBlock = (attributes: string, text: string): string =>
  `<script ${attributes}>${text}</script>`;
