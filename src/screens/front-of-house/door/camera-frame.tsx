import { classNames } from '../../../ui/class-names';
import type { Direction } from './direction-switch';
import styles from './door-view.module.css';

interface Props {
  readonly direction: Direction;
  /** Several codes are in the frame. */
  readonly isCrowded: boolean;
  /** The scans of another phone are being read from its screen. */
  readonly isTakingOver: boolean;
  /** The ticket of a link or a picture is being asked for. */
  readonly isReading: boolean;
  /** Something else stands beside it. */
  readonly isShared: boolean;
}

const invitations: Record<Direction, string> = {
  entry: 'Présentez le billet',
  exit: 'Sortie\u00a0: présentez le billet',
};

/** Where to hold the ticket, and what to do. */
export function CameraFrame(props: Props) {
  return (
    <div className={classNames(styles.frame, props.isShared && styles.shared)}>
      <svg viewBox="0 0 272 272" aria-hidden="true">
        <path d="M3 60V3H60M212 3H269V60M269 212V269H212M60 269H3V212" />
      </svg>
      <p role="status">{wordsOf(props)}</p>
    </div>
  );
}

function wordsOf({ direction, isCrowded, isTakingOver, isReading }: Props): string {
  if (isCrowded) return 'Plusieurs codes à la fois\u00a0: un seul dans le cadre';
  if (isTakingOver) return 'Gardez l’écran dans le cadre';
  return isReading ? 'Lecture du billet…' : invitations[direction];
}
