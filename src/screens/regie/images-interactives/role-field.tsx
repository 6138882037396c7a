import { useState } from 'react';
import { matchesWords } from '#common/base/word-beginnings';
import type { SheetZone } from '#common/rules/interactive-image-sheet';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ComboBox } from '../../../ui/field/combo-box';
import { castOf, filledBy } from './cast';
import type { ShowOfImages } from './show-of-images';

interface RoleFieldProps {
  show: ShowOfImages;
  zone: SheetZone;
  onChange: (changed: Partial<SheetZone>) => void;
}

/** Fills in a character and its actor from the cast of the show's plays. Renders nothing without a cast. */
export function RoleField({ show: { pieces }, zone, onChange }: RoleFieldProps) {
  const [typed, setTyped] = useState('');
  const slugs = pieces.map(({ slug }) => slug);
  const { answer: roles = [] } = useMirrorAnswer(() => castOf(slugs), [slugs.join(' ')]);
  if (roles.length === 0) return null;
  const options = roles.map(({ uuid, name, actor }) => ({
    id: uuid,
    name: actor === '' ? name : `${name}, par ${actor}`,
  }));
  const choose = (uuid: string) => {
    setTyped('');
    const role = roles.find((one) => one.uuid === uuid);
    if (role !== undefined) onChange(filledBy(role, zone));
  };
  return (
    <ComboBox
      label="Rôle de la pièce"
      hint="Choisi ici, il remplit les champs ci-dessous."
      options={options.filter(({ name }) => matchesWords(typed, name))}
      typed={typed}
      onType={setTyped}
      onChoose={choose}
    />
  );
}
