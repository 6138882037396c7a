import { useState } from 'react';
import { Chip, chipsClass } from '../../ui/chip';

/** Sets the theme of this page only: a visitor's choice is stored elsewhere. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<string | undefined>(document.documentElement.dataset['theme']);
  function choose(next: string | undefined) {
    if (next === undefined) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
    setTheme(next);
  }
  return (
    <div className={chipsClass}>
      {choices.map(({ name, value }) => (
        <Chip key={name} pressed={theme === value} onClick={() => choose(value)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

const choices = [
  { name: 'Comme l’appareil', value: undefined },
  { name: 'Jour', value: 'light' },
  { name: 'Nuit', value: 'dark' },
];
