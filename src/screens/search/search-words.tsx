import { wordsFault } from '../../components/list-filter/address-fields';
import { useDebouncedText } from '../../components/form/use-debounced-text';
import { SearchField } from '../../ui/field/search-field';

interface SearchWordsProps {
  value: string;
  onChange: (words: string) => void;
}

/** About the time between two letters of a fast typist. */
const PAUSE_MS = 100;

/** The search field. It has the focus when the page opens without words, and not when it opens on results. */
export function SearchWords({ value, onChange }: SearchWordsProps) {
  const { text, type, flush, begin } = useDebouncedText(
    value,
    (words) => wordsFault(words) === undefined && onChange(words),
    () => PAUSE_MS,
  );
  return (
    <SearchField
      label="Rechercher dans tout le site"
      labelHidden
      placeholder="Molière, Le Dindon, 1998…"
      value={text}
      error={wordsFault(text)}
      autoComplete="off"
      spellCheck="false"
      autoFocus={value === ''}
      onChange={type}
      onSubmit={flush}
      onFocus={begin}
    />
  );
}
