import { useId } from 'react';
import styles from './status-shape.module.css';

/** Shapes that distinguish states without colour: good, gone out, attention, refusal, technical. */
export type Shape = 'circle' | 'arrow' | 'triangle' | 'octagon' | 'square';

interface StatusShapeProps {
  shape: Shape;
  className?: string | undefined;
}

/** The body has the text colour; the sign is cut out of it, so that it works on any background. */
export function StatusShape({ shape, className }: StatusShapeProps) {
  const { body, sign } = drawings[shape];
  // A unique id: if shapes shared a mask and the one that defines it were hidden, all others would disappear.
  const mask = useId();
  return (
    <svg className={className ?? styles.shape} viewBox="0 0 100 100" aria-hidden="true">
      <mask id={mask}>
        <path d="M0 0h100v100H0z" fill="#fff" />
        <path d={sign} fill="none" stroke="#000" strokeWidth="11" />
      </mask>
      <path d={body} fill="currentColor" mask={`url(#${mask})`} />
    </svg>
  );
}

const drawings: Record<Shape, { body: string; sign: string }> = {
  circle: { body: 'M4 50a46 46 0 1 0 92 0a46 46 0 1 0-92 0', sign: 'M27 51L44 68L74 34' },
  arrow: { body: 'M4 28H50V5L97 50L50 95V72H4z', sign: 'M20 50H72' },
  triangle: { body: 'M50 5L98 91H2z', sign: 'M50 36V64M50 71V82' },
  octagon: { body: 'M31 4H69L96 31V69L69 96H31L4 69V31z', sign: 'M33 33L67 67M67 33L33 67' },
  square: { body: 'M6 6H94V94H6z', sign: 'M35 40V28H65V48H50V62M50 70V81' },
};
