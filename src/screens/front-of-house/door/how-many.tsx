import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import styles from './door-dialogs.module.css';

interface Props {
  readonly most: number;
  readonly onChoose: (count: number) => void;
  readonly onClose: () => void;
}

/** How many of a group come in now; the others can come later with the same ticket. */
export function HowMany({ most, onChoose, onClose }: Props) {
  const choices = Array.from({ length: most }, (_, rank) => rank + 1);
  return (
    <Dialog title="Combien entrent&nbsp;?" onClose={onClose}>
      <p>Les autres pourront entrer plus tard avec le même billet.</p>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Button key={choice} size="big" onClick={() => onChoose(choice)}>
            {choice}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
