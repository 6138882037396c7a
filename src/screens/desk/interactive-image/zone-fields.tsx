import { useState } from 'react';
import type { ZoneTypeCode } from '#common/contract/agenda/interactive-image';
import { codesOf } from '#common/contract/content/reference-lists';
import { nameOf } from '#common/contract/content/reference-names';
import { matchesWords } from '#common/base/word-beginnings';
import { oneOf } from '../../../components/list-filter/address-value';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { ComboBox } from '../../../ui/field/combo-box';
import type { SheetZone } from './interactive-image-sheet';
import type { ShowOfImages } from './show-of-images';
import { ZoneImageField } from './zone-image-field';
import { castOf, filledBy } from './cast';
import styles from '../form/sheet-form.module.css';

type Part = 'name' | 'text' | 'link' | 'actor' | 'image' | 'points';

interface ZoneFieldsProps {
  zone: SheetZone;
  show: ShowOfImages;
  onChange: (changed: Partial<SheetZone>) => void;
  /** Gives the zone the focus on the picture. */
  onSeek: () => void;
  touch: (part: Part) => void;
  errorAt: (part: Part) => string | undefined;
}

/** What a zone shows. What was typed for another type is kept until it is saved. */
export function ZoneFields({ zone, show, onChange, onSeek, touch, errorAt }: ZoneFieldsProps) {
  const { type } = zone;
  const field = (part: 'name' | 'text' | 'link' | 'actor') => ({
    value: zone[part],
    onChange(words: string) {
      touch(part);
      onChange({ [part]: words });
    },
    error: errorAt(part),
  });
  const outlineFault = errorAt('points');
  return (
    <>
      <Select
        label="Ce qu’elle montre"
        options={typeOptions}
        value={type}
        onChange={(id) => onChange({ type: oneOf(types, id) ?? type })}
        hint={typeHints[type]}
      />
      {type === 'PERSONNAGE' && <RoleField show={show} zone={zone} onChange={onChange} />}
      <TextField
        {...field('name')}
        label={type === 'PERSONNAGE' ? 'Nom du personnage' : 'Nom de la zone'}
        isRequired
        autoComplete="off"
        autoCapitalize={type === 'PERSONNAGE' ? 'words' : 'sentences'}
      />
      {type === 'PERSONNAGE' && (
        <TextField
          {...field('actor')}
          label="Joué par"
          isRequired
          autoComplete="off"
          autoCapitalize="words"
        />
      )}
      {type === 'TEXTE' && <TextField {...field('text')} label="Texte de la bulle" isRequired rows={3} />}
      {type === 'PERSONNAGE' && (
        <TextField {...field('text')} label="Quelques mots" rows={2} hint="Laissez vide s’il n’y en a pas." />
      )}
      {type === 'LIEN' && (
        <TextField
          {...field('link')}
          label="Lien"
          isRequired
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          hint="Une adresse, avec ou sans https:// devant. Une page de ce site commence par /, comme /bibliotheque."
        />
      )}
      {type === 'IMAGE' && (
        <ZoneImageField
          value={zone.image}
          onChange={(image) => {
            touch('image');
            onChange({ image });
          }}
          error={errorAt('image')}
        />
      )}
      {outlineFault && <p className={styles.fault}>{outlineFault}</p>}
      <div>
        <Button size="low" onClick={onSeek}>
          La voir sur l’image
        </Button>
      </div>
    </>
  );
}

const types = codesOf('interactive-zone-types');
const typeOptions = types.map((code) => ({ id: code, name: nameOf('interactive-zone-types', code) }));

const typeHints: Readonly<Record<ZoneTypeCode, string>> = {
  TEXTE: 'Quelques mots dans une bulle.',
  LIEN: 'Un lien vers une autre page.',
  PERSONNAGE: 'Un personnage, et qui le joue.',
  IMAGE: 'Une autre image de la galerie.',
};

interface RoleFieldProps {
  show: ShowOfImages;
  zone: SheetZone;
  onChange: (changed: Partial<SheetZone>) => void;
}

/** Fills in a character and its actor from the cast of the show's plays. Renders nothing without a cast. */
function RoleField({ show: { pieces }, zone, onChange }: RoleFieldProps) {
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
