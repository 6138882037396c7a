import { type ImageTypeCode, nameOf } from '#common/contract/content/reference-names';
import { ChoiceField, orNone } from './choice-field';

interface ImageTypeFieldProps<Code extends ImageTypeCode> {
  value: Code | null;
  onChange: (type: Code | null) => void;
  /** The types to choose from. */
  among: readonly Code[];
}

export const ImageTypeField = <Code extends ImageTypeCode>({
  among,
  ...field
}: ImageTypeFieldProps<Code>) => (
  <ChoiceField
    {...field}
    label="Type d’image"
    choices={orNone(
      'Tous',
      among.map((value) => ({ value, name: nameOf('image-types', value) })),
    )}
  />
);
