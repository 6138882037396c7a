import { useId } from 'react';
import type { SheetCharacter } from './piece-sheet';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { TextField } from '../../../ui/field/text-field';
import { OrderButtons } from '../form/order-buttons';
import styles from '../form/sheet-form.module.css';
import type { Ordered } from '../form/use-ordered';

type Part = Exclude<keyof SheetCharacter, 'uuid'>;

interface CharacterRowProps {
  character: SheetCharacter;
  rank: number;
  isLast: boolean;
  isOpen: boolean;
  onToggle: () => void;
  order: Ordered<SheetCharacter>;
  touch: (part: Part) => void;
  errorAt: (part: Part) => string | undefined;
}

/** A character: a summary line that opens to show all its fields. */
export function CharacterRow(props: CharacterRowProps) {
  const { character, rank, isLast, isOpen, onToggle, order, touch, errorAt } = props;
  const { uuid, name, actor, preview } = character;
  const id = useId();
  const called = name.trim() === '' ? `personnage ${rank + 1}` : name;
  const field = (part: 'name' | 'description' | 'actor') => ({
    value: character[part],
    onChange(words: string) {
      touch(part);
      order.change(character.uuid, { [part]: words });
    },
    error: errorAt(part),
  });
  return (
    <li data-key={uuid}>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <span className={classNames('num', styles.rank)}>{rank + 1}</span>
          <span>
            <b>{name.trim() === '' ? 'Sans nom' : name}</b>
            <span className="soft small"> {actor}</span>
            {preview === null && <span className={styles.lacks}> sans miniature</span>}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <OrderButtons uuid={uuid} name={called} isFirst={rank === 0} isLast={isLast} order={order} />
      </div>
      {isOpen && (
        <div id={id} className={styles.opened}>
          <div className={styles.pair}>
            <TextField
              {...field('name')}
              label="Nom du personnage"
              isRequired
              autoComplete="off"
              autoCapitalize="words"
            />
            <TextField {...field('actor')} label="Joué par" autoComplete="off" autoCapitalize="words" />
          </div>
          <TextField {...field('description')} label="Description" rows={2} />
          <PreviewImageField
            label="Miniature du personnage"
            value={preview}
            onChange={(chosen) => order.change(character.uuid, { preview: chosen })}
            error={errorAt('preview')}
          />
        </div>
      )}
    </li>
  );
}
