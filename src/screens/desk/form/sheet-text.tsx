import type { SheetFields } from './sheet-fields';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field';

interface SheetTextProps<Sheet extends object> extends Omit<TextFieldProps, 'value' | 'onChange' | 'error'> {
  fields: SheetFields<Sheet>;
  /** The name of a text entry of the sheet. */
  name: keyof Sheet & string;
  value: string;
  onType: (words: string) => Partial<Sheet>;
}

/** A text of a sheet; its error shows once something was typed in it, or it was left. */
export function SheetText<Sheet extends object>({ fields, name, onType, ...rest }: SheetTextProps<Sheet>) {
  return (
    <TextField
      {...rest}
      onChange={(words) => {
        fields.touch(name);
        fields.change(onType(words));
      }}
      onBlur={() => fields.touch(name)}
      error={fields.errorAt(name)}
    />
  );
}
