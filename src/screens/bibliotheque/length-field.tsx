import { useId } from 'react';
import { Chip, chipsClass } from '../../ui/chip';
import { type PlayLength, lengthCodes, playLengths } from '../../components/list-filter/library-filter';
import styles from './library-panel.module.css';

interface LengthFieldProps {
  value: PlayLength | null;
  onChange: (length: PlayLength | null) => void;
}

/** Filter by the length of the evening. */
export function LengthField({ value, onChange }: LengthFieldProps) {
  const heading = useId();
  return (
    <div role="group" aria-labelledby={heading} className={styles.length}>
      <p id={heading}>Durée</p>
      <div className={chipsClass}>
        <Chip pressed={value === null} onClick={() => onChange(null)}>
          Toutes
        </Chip>
        {lengthCodes.map((code) => (
          <Chip key={code} pressed={value === code} onClick={() => onChange(code)}>
            {playLengths[code].name}
          </Chip>
        ))}
      </div>
    </div>
  );
}
