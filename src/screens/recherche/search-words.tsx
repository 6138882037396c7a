import { MAX_WORDS } from '../../components/list-filter/words-field';
import { useTypedText } from '../../components/form/use-typed-text';
import { SearchField } from '../../ui/field/search-field';

interface SearchWordsProps {
  value: string;
  onChange: (words: string) => void;
}

/** About what lies between two letters of somebody who types without looking. */
const PAUSE_MS = 100;

/** The field that all is asked by. Whoever comes to search finds it ready; whoever comes to results is not made to type. */
export function SearchWords({ value, onChange }: SearchWordsProps) {
  const { text, type, flush, begin } = useTypedText(value, onChange, () => PAUSE_MS);
  return (
    <SearchField
      label="Rechercher dans tout le site"
      labelHidden
      placeholder="Molière, Le Dindon, 1998…"
      value={text}
      maxLength={MAX_WORDS}
      autoComplete="off"
      spellCheck="false"
      autoFocus={value === ''}
      onChange={type}
      onSubmit={flush}
      onFocus={begin}
    />
  );
}
