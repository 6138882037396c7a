import { nameOf, type ImageTypeCode, type SpectacleTypeCode } from '#common/contract/content/reference-names';
import { MultiSelect } from '../../../ui/field/multi-select';
import { TextField } from '../../../ui/field/text-field';
import { allTypes, allImageTypes } from '../../../components/list-filter/list-types';

interface Field<Value> {
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

export function NameField(field: Field<string>) {
  return <TextField label="Nom" autoComplete="off" {...field} />;
}

/** The alternative text, used wherever an image is described. */
export function DescriptionField(field: Field<string>) {
  return (
    <TextField
      label="Description"
      hint="Décrivez l’image pour ceux qui ne la voient pas&nbsp;: qui, où, ce qui s’y passe."
      rows={3}
      {...field}
    />
  );
}

/** An image has one year. */
export function ImageYearField(field: Field<string>) {
  return <TextField label="Année" inputMode="numeric" autoComplete="off" {...field} />;
}

export function ImageTypesField({ value, onChange, error }: Field<readonly ImageTypeCode[]>) {
  return (
    <MultiSelect
      label="Types d’image"
      options={imageTypeOptions}
      placeholder="Aucun"
      value={value}
      error={error}
      onChange={(ids) => onChange(allImageTypes.filter((code) => ids.includes(code)))}
    />
  );
}

export function ShowTypesField({ value, onChange, error }: Field<readonly SpectacleTypeCode[]>) {
  return (
    <MultiSelect
      label="Types de spectacle"
      options={showTypeOptions}
      placeholder="Aucun"
      value={value}
      error={error}
      onChange={(ids) => onChange(allTypes.filter((code) => ids.includes(code)))}
    />
  );
}

const imageTypeOptions = allImageTypes.map((code) => ({ id: code, name: nameOf('image-types', code) }));
const showTypeOptions = allTypes.map((code) => ({ id: code, name: nameOf('spectacle-types', code) }));
