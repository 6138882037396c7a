import { useEffect } from 'react';

/** Forces the dark theme for the door and the sheets over it, whatever theme the person chose. */
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
