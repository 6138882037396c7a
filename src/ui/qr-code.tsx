import { useMemo } from 'react';
import styles from './qr-code.module.css';
import { QUIET, qrPath } from './qr-path';

/** A QR code: dark on white in both themes, as wide as there is room. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => qrPath(text), [text]);
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
