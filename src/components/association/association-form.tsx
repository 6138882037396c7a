import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepEqual } from 'fast-equals';
import { useAtomValue } from 'jotai';
import { type Settings, type SiteColour, siteColours } from '#common/contract/site/settings';
import {
  type SettingsField,
  type SettingsSheet,
  colourOf,
  joinSettings,
  settingsFaults,
  settingsSheetOf,
  settingsWriteOf,
} from './settings-sheet';
import { askServer } from '../../bridge/calls';
import { announce, warn } from '../../state/notices';
import { personAtom } from '../../state/session';
import { applyColour, siteAtom } from '../../state/site';
import { colourNames } from '../../text/colour-names';
import { failureSentence } from '../../text/error-sentences';
import { Select } from '../../ui/field/select';
import { TextField } from '../../ui/field/text-field';
import formStyles from '../form/form.module.css';
import { SendButton } from '../form/send-button';
import { type FormField, useForm } from '../form/use-form';
import { PreviewImageField } from '../image-picker/preview-image-field';
import { ResumedNote } from '../form/resumed-note';
import { useSessionFormValues } from '../form/use-session-form-values';
import styles from './association-form.module.css';

interface AssociationFormProps {
  settings: Settings;
  onSaved?: () => void;
}

/** What was typed over settings that were read before. */
interface TypedSettings {
  readonly base: Settings;
  readonly values: SettingsSheet;
}

/**
 * How the association presents itself: name, address, logo, colour. What others save meanwhile is taken in; what is
 * typed stays in this tab until it is saved.
 */
export function AssociationForm(props: AssociationFormProps) {
  // What one person has typed is not shown to the next one, who logs in by another tab.
  return <OwnForm key={useAtomValue(personAtom)?.uuid ?? ''} {...props} />;
}

function OwnForm({ settings, onSaved }: AssociationFormProps) {
  const typed = useSessionFormValues<TypedSettings>('association', () => ({
    base: settings,
    values: settingsSheetOf(settings),
  }));
  const [begun] = useState(() => joinedWith(settings, typed.value));
  const [base, setBase] = useState(settings);
  const [both, setBoth] = useState(begun.both);
  const form = useForm(begun.values, settingsFaults);
  usePreview(colourOf(form.values));

  // What is typed while a request runs is not in the values that it was sent with.
  const latest = useRef(form.values);
  useLayoutEffect(() => {
    latest.current = form.values;
  });
  const field = (name: SettingsField): FormField => ({
    ...form.field(name),
    onChange(value) {
      form.field(name).onChange(value);
      typed.change({ base, values: { ...latest.current, [name]: value } });
    },
  });
  const put = (values: Partial<SettingsSheet>) => {
    for (const [name, value] of Object.entries(values)) form.field(name as SettingsField).onChange(value);
  };

  const startAgain = () => {
    put(settingsSheetOf(base));
    setBoth([]);
    typed.forget();
  };
  const mergeNewest = async () => {
    const newest = await askServer('readSettings', {});
    if (!newest.ok) return warn(failureSentence(newest.failure));
    const joined = joinedWith(newest.value, { base, values: latest.current });
    put(joined.values);
    typed.change({ base: newest.value, values: joined.values });
    setBoth(joined.both);
    setBase(newest.value);
    return warn('Quelqu’un d’autre vient d’enregistrer\u00a0: relisez, puis enregistrez de nouveau.');
  };
  const send = async () => {
    const result = await askServer('updateSettings', { body: settingsWriteOf(form.values, base) });
    if (result.ok) {
      const { theirs } = joinSettings(form.values, latest.current, settingsSheetOf(result.value));
      const isAllSaved = deepEqual(latest.current, form.values);
      if (isAllSaved) typed.forget();
      else typed.change({ base: result.value, values: { ...latest.current, ...theirs } });
      // The first description follows a new name.
      put(theirs);
      setBase(result.value);
      setBoth([]);
      announce('C’est enregistré, et visible sur le site.');
      return onSaved?.();
    }
    if (result.failure.error?.code === 'stale-version') return mergeNewest();
    return form.fail(result.failure);
  };
  const { value: colour, onChange: chooseColour, error: colourError } = field('colour');
  return (
    <form className={formStyles.form} noValidate onSubmit={form.sending(send)}>
      <ResumedNote
        typed={{ isResumed: typed.isResumed, forget: startAgain }}
        anew="Repartir de ce qui est enregistré"
      />
      {both.length > 0 && (
        <p className={styles.both} role="status">
          Quelqu’un d’autre a changé aussi {both.map((field) => names[field]).join(', ')}. Ce que vous avez
          écrit est resté&nbsp;: en enregistrant, vous le remplacez.
        </p>
      )}
      <TextField
        {...field('title')}
        label="Nom de l’association"
        autoComplete="organization"
        autoCapitalize="words"
      />
      <TextField
        {...field('description')}
        label="Présentation"
        hint="Une phrase, pour qui trouve le site par un moteur de recherche."
        rows={3}
      />
      <TextField
        {...field('address')}
        label="Adresse (facultatif)"
        hint="Elle est au bas de chaque page."
        rows={2}
        autoComplete="street-address"
      />
      <TextField {...field('facebook')} label="Page Facebook (facultatif)" inputMode="url" />
      <PreviewImageField {...previewImageProps(field('logo'))} label="Logo (facultatif)" />
      <PreviewImageField
        {...previewImageProps(field('picture'))}
        label="Image des liens partagés (facultatif)"
      />
      <Select
        label="Couleur du site"
        hint="Vous la voyez aussitôt ici&nbsp;; les visiteurs, une fois enregistrée."
        options={colours}
        value={colour}
        error={colourError}
        onChange={(id) => chooseColour(String(id))}
      />
      <SendButton form={form} offline="Ces réglages demandent le réseau. Ce que vous avez écrit reste ici.">
        Enregistrer
      </SendButton>
    </form>
  );
}

/** What was typed, joined with the newest settings; `both`: the fields that were changed there too. */
function joinedWith(newest: Settings, { base, values }: TypedSettings) {
  const { theirs, both } = joinSettings(settingsSheetOf(base), values, settingsSheetOf(newest));
  return { values: { ...values, ...theirs }, both };
}

/** What the fields are called in a sentence. */
const names: Readonly<Record<SettingsField, string>> = {
  title: 'le nom',
  description: 'la présentation',
  address: 'l’adresse',
  facebook: 'la page Facebook',
  logo: 'le logo',
  picture: 'l’image des liens partagés',
  colour: 'la couleur',
};

const colours = siteColours.map((id) => ({ id, name: colourNames[id] }));

/** An empty field: no preview image. */
const previewImageProps = ({ value, onChange, error }: FormField) => ({
  value: value || null,
  onChange: (uuid: string | null) => onChange(uuid ?? ''),
  error,
});

/** Shows the page in a colour while it is being chosen. */
function usePreview(colour: SiteColour): void {
  const { colour: saved } = useAtomValue(siteAtom);
  useEffect(() => {
    applyColour(colour);
    return () => applyColour(saved);
  }, [colour, saved]);
}
