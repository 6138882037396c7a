import { useState } from 'react';
import { count } from '#common/base/numbers';
import type { SheetCharacter } from './piece-sheet';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { Button } from '../../../ui/button';
import { CharacterRow } from './character-row';
import styles from '../form/sheet-form.module.css';
import type { SheetFields } from './sheet-fields';
import { useOrdered } from '../form/use-ordered';

interface CharactersFieldProps extends SheetFields {
  /** Paths of the faults that are shown. */
  wrong: readonly string[];
}

/** The characters and their actors. Only one is open at a time, to keep a long cast in view. */
export function CharactersField({ sheet, change, touch, errorAt, wrong }: CharactersFieldProps) {
  const { characters, previewImage } = sheet;
  const [opened, setOpened] = useState<string | null>(null);
  const order = useOrdered<SheetCharacter>(characters, (changed) => change({ characters: changed }), nameOf);
  const bare = characters.filter(({ preview }) => preview === null).length;
  return (
    <div className={styles.stack} ref={order.ref}>
      {characters.length > 0 && (
        <ol className={styles.rows}>
          {characters.map((character, rank) => {
            const path = `performance.characters.${rank}`;
            const isWrong = wrong.some((one) => one.startsWith(`${path}.`));
            return (
              <CharacterRow
                key={character.uuid}
                character={character}
                rank={rank}
                isLast={rank === characters.length - 1}
                isOpen={isWrong || opened === character.uuid}
                onToggle={() => setOpened(opened === character.uuid ? null : character.uuid)}
                order={order}
                touch={(part) => touch(`${path}.${part}`)}
                errorAt={(part) => errorAt(`${path}.${part}`)}
              />
            );
          })}
        </ol>
      )}
      <div className={styles.actions}>
        <Button
          icon="plus"
          data-act="add"
          onClick={() => {
            const uuid = freshUuid();
            setOpened(uuid);
            order.add({ uuid, name: '', description: '', preview: null, actor: '' });
          }}
        >
          Ajouter un personnage
        </Button>
        {bare > 0 && previewImage !== null && (
          <Button
            variant="plain"
            icon="image"
            onClick={() =>
              change({
                characters: characters.map((one) => ({ ...one, preview: one.preview ?? previewImage })),
              })
            }
          >
            La miniature de la pièce pour {bare === 1 ? 'celui' : `les ${count(bare, 'personnage')}`} qui n’en{' '}
            {bare === 1 ? 'a' : 'ont'} pas
          </Button>
        )}
      </div>
      {errorAt('performance.characters') && (
        <p className={styles.fault}>{errorAt('performance.characters')}</p>
      )}
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </div>
  );
}

const nameOf = ({ name }: SheetCharacter) => (name.trim() === '' ? 'Le personnage' : name);
