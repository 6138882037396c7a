import styles from './spinner.module.css';

interface SpinnerProps {
  /** Announced to screen readers, and shown below the mask. */
  label?: string;
}

/**
 * The mask turns from comedy to tragedy and back. It appears after a short delay, so that quick operations show
 * nothing.
 */
export function Spinner({ label = 'Chargement…' }: SpinnerProps) {
  return (
    <output className={styles.spinner}>
      <span className={styles.mask} aria-hidden="true">
        <svg viewBox="-110 -104 220 234">
          <path d={FACE + LAUGHING} />
        </svg>
        <svg viewBox="-110 -104 220 234">
          <path d={FACE + WEEPING} />
        </svg>
      </span>
      <span className={styles.label}>{label}</span>
    </output>
  );
}

const FACE = 'M-100 -78C-60 -96 60 -96 100 -78C104 10 78 96 0 122C-78 96 -104 10 -100 -78z';
const NOSE = 'M-7 -16L-13 28H13L7 -16z';
const LAUGHING = `M-72 -22C-58 -52 -24 -50 -14 -18C-32 -30 -54 -32 -72 -22zM72 -22C58 -52 24 -50 14 -18C32 -30 54 -32 72 -22zM-58 32C-30 52 30 52 58 32C48 92 -48 92 -58 32z${NOSE}`;
const WEEPING = `M-74 -34C-54 -44 -28 -36 -14 -14C-34 -6 -62 -10 -74 -34zM74 -34C54 -44 28 -36 14 -14C34 -6 62 -10 74 -34zM-48 84C-40 34 40 34 48 84C26 62 -26 62 -48 84z${NOSE}`;
