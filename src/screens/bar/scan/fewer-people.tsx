import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from './sheets.module.css';

interface Props {
  readonly count: number;
  readonly onChoose: (count: number) => void;
  readonly onClose: () => void;
}

/** The others of the group may still come with the same ticket. */
export function FewerPeople({ count, onChoose, onClose }: Props) {
  const choices = Array.from({ length: count - 1 }, (_, rank) => rank + 1);
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
