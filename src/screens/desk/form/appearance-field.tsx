import type { TypedMoment } from '#common/rules/typed-moment';
import { TypedMomentFields, type TypedMomentFieldsProps } from '../../../components/form/typed-moment-fields';

interface AppearanceFieldProps extends Pick<
  TypedMomentFieldsProps,
  'touch' | 'errorAt' | 'isTitled' | 'hint' | 'note'
> {
  value: TypedMoment;
  onChange: (changed: { readonly visibleFrom: TypedMoment }) => void;
}

/** From when on everybody sees it. */
export const AppearanceField = ({ onChange, ...rest }: AppearanceFieldProps) => (
  <TypedMomentFields
    {...rest}
    path="visibleFrom"
    label="Parution"
    onChange={(visibleFrom) => onChange({ visibleFrom })}
  />
);
