import { useEffect } from 'react';

/** A door is dark: the screen and the sheets over it are too, whatever light the person chose elsewhere. */
export function useNight(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const chosen = dataset['theme'];
    dataset['theme'] = 'dark';
    return () => {
      if (chosen === undefined) delete dataset['theme'];
      else dataset['theme'] = chosen;
    };
  }, []);
}
