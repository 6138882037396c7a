import { useTypedText } from '../../../components/use-typed-text';
import { SearchField } from '../../../ui/search-field';
import { MAX_NAME } from './user-filter';

interface NameFieldProps {
  label: string;
  value: string;
  onChange: (name: string, isFurther: boolean) => void;
}

export function NameField({ label, value, onChange }: NameFieldProps) {
  const { text, type, settle } = useTypedText(value, onChange, () => PAUSE_MS);
  return (
    <SearchField
      label={label}
      value={text}
      maxLength={MAX_NAME}
      autoComplete="off"
      spellCheck="false"
      onChange={type}
      onSubmit={settle}
      onBlur={settle}
    />
  );
}

const PAUSE_MS = 300;
