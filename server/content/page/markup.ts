import { encodeWire } from '#common/base/wire';

/** A value as JSON in its wire form, safe inside a script element: it contains neither `<` nor U+2028 or U+2029. */
export const dataText = (value: unknown): string =>
  encodeWire(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A data block: a script element that browsers do not execute. */
export const dataBlock = (attributes: string, text: string): string =>
  `<script ${attributes}>${text}</script>`;
