import { SearchField } from '../../ui/search-field';
import { MAX_TITLE } from './archive-filter';
import { useTypedText } from '../../components/use-typed-text';

interface TitleFieldProps {
  value: string;
  onChange: (title: string, isFurther: boolean) => void;
}

export function TitleField({ value, onChange }: TitleFieldProps) {
  const { text, type, settle } = useTypedText(value, onChange, () => PAUSE_MS);
  return (
    <SearchField
      label="Titre"
      placeholder="Le Dindon…"
      value={text}
      maxLength={MAX_TITLE}
      autoComplete="off"
      onChange={type}
      onSubmit={settle}
      onBlur={settle}
    />
  );
}

const PAUSE_MS = 300;
