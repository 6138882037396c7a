import { SearchField } from '../../ui/field/search-field';
import { useDebouncedText } from '../form/use-debounced-text';
import { wordsFault } from './address-fields';

interface WordsFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (words: string, isFurther: boolean) => void;
}

/** Search words, reported once typing pauses. */
export function WordsField({ label, placeholder = '', value, onChange }: WordsFieldProps) {
  const { text, type, flush, begin } = useDebouncedText(
    value,
    (words, isFurther) => wordsFault(words) === undefined && onChange(words, isFurther),
    () => PAUSE_MS,
  );
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={text}
      error={wordsFault(text)}
      autoComplete="off"
      spellCheck="false"
      onChange={type}
      onSubmit={flush}
      onFocus={begin}
    />
  );
}

const PAUSE_MS = 300;
