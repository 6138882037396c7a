import { SearchField } from '../../ui/field/search-field';
import { useDebouncedText } from '../form/use-debounced-text';
import { wordsFault } from './address-fields';

export interface WordsFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  /** What is searched by for a text, and stands in its place. */
  read?: (text: string) => string;
  onChange: (words: string, isFurther: boolean) => void;
}

/** Search words, reported once typing pauses. */
export function WordsField({ label, placeholder = '', value, read, onChange }: WordsFieldProps) {
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
      onChange={(typed) => type(read?.(typed) ?? typed)}
      onSubmit={flush}
      onFocus={begin}
    />
  );
}

const PAUSE_MS = 300;
