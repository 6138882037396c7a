import { useMemo } from 'react';
import { create } from 'qrcode/lib/core/qrcode.js';
import styles from './qr-code.module.css';

/** The white margin that a reader needs around the code, in modules. */
const QUIET = 4;

/** A QR code: dark on white in both themes, as wide as there is room. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

/** One rectangle per run of dark modules. */
function drawn(text: string): { readonly path: string; readonly size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'L' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      let run = 0;
      while (column + run < size && modules.get(row, column + run) !== 0) run += 1;
      if (run === 0) continue;
      path += `M${column} ${row}h${run}v1h${-run}z`;
      column += run;
    }
  return { path, size };
}
