import { switchTheme, useTheme } from '../../state/theme';

const switches = {
  light: { icon: 'sun', label: 'Affichage clair\u00a0: passer au sombre' },
  dark: { icon: 'moon', label: 'Affichage sombre\u00a0: passer au clair' },
} as const;

/** The switch between light and dark: its icon shows the current theme, its label says what it does. */
export function useThemeSwitch() {
  return { ...switches[useTheme()], 'data-press': 'theme', onClick: switchTheme };
}
