interface MaskMarkProps {
  className?: string | undefined;
}

/** The association's sign: comedy's mask. */
export function MaskMark({ className }: MaskMarkProps) {
  return (
    <svg className={className} viewBox="-110 -100 220 230" aria-hidden="true">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M-100 -78C-60 -96 60 -96 100 -78C104 10 78 96 0 122C-78 96 -104 10 -100 -78zM-72 -22C-54 -32 -32 -30 -14 -18C-24 -50 -58 -52 -72 -22zM72 -22C54 -32 32 -30 14 -18C24 -50 58 -52 72 -22zM-58 32C-48 92 48 92 58 32C30 52 -30 52 -58 32zM-7 -16L-13 28H13L7 -16z"
      />
    </svg>
  );
}
