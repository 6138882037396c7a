import { SearchField } from '../../ui/field/search-field';
import { useDebouncedText } from '../form/use-debounced-text';
import { MAX_WORDS } from './address-fields';

interface WordsFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (words: string, isFurther: boolean) => void;
}

/** Search words, reported once typing pauses. */
export function WordsField({ label, placeholder = '', value, onChange }: WordsFieldProps) {
  const { text, type, flush, begin } = useDebouncedText(value, onChange, () => PAUSE_MS);
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      maxLength={MAX_WORDS}
      autoComplete="off"
      spellCheck="false"
      onChange={type}
      onSubmit={flush}
      onFocus={begin}
    />
  );
}

const PAUSE_MS = 300;
