import type { Colour } from './palette';

/** The colours of one picture, by role. */
export interface Inks {
  ground: Colour;
  /** Silhouettes in front of the ground. */
  dark: Colour;
  floor: Colour;
  /** The main object of a picture without light, and its contrast. */
  main: Colour;
  second: Colour;
  /** Lit areas. */
  light: Colour;
  title: Colour;
}

export const inks = {
  red: {
    ground: 'curtain',
    dark: 'ink',
    floor: 'ink',
    main: 'paper',
    second: 'ink',
    light: 'gilding-pale',
    title: 'paper',
  },
  ink: {
    ground: 'ink',
    dark: 'smoke-2',
    floor: 'smoke-2',
    main: 'paper',
    second: 'curtain-night',
    light: 'gilding',
    title: 'paper',
  },
  cream: {
    ground: 'paper-3',
    dark: 'ink',
    floor: 'ink',
    main: 'ink',
    second: 'curtain',
    light: 'curtain',
    title: 'ink',
  },
  gold: {
    ground: 'gilding',
    dark: 'ink',
    floor: 'ink',
    main: 'ink',
    second: 'paper',
    light: 'paper',
    title: 'ink',
  },
  bottle: {
    ground: 'gel-bottle',
    dark: 'ink',
    floor: 'ink',
    main: 'paper',
    second: 'gilding',
    light: 'gilding-pale',
    title: 'paper',
  },
  night: {
    ground: 'gel-night',
    dark: 'ink',
    floor: 'ink',
    main: 'paper',
    second: 'gilding',
    light: 'gilding-pale',
    title: 'paper',
  },
  rose: {
    ground: 'gel-rose',
    dark: 'curtain-deep',
    floor: 'curtain-deep',
    main: 'curtain-deep',
    second: 'ink',
    light: 'paper',
    title: 'ink',
  },
  sky: {
    ground: 'gel-sky',
    dark: 'ink',
    floor: 'ink',
    main: 'ink',
    second: 'paper',
    light: 'paper',
    title: 'ink',
  },
  /** For news without a picture. */
  plain: {
    ground: 'paper-3',
    dark: 'smoke-2',
    floor: 'smoke-2',
    main: 'smoke-2',
    second: 'paper-2',
    light: 'paper-2',
    title: 'ink',
  },
  /**
   * For banners: dark, with the floor in the background colour of the dark theme, so that light spreads onto the page.
   */
  house: {
    ground: 'velvet',
    dark: 'smoke-2',
    floor: 'house',
    main: 'limelight',
    second: 'gilding-pale',
    light: 'gilding-pale',
    title: 'limelight',
  },
} as const satisfies Record<string, Inks>;

export type InkName = keyof typeof inks;

/** The inks that a seed may choose from. */
export const printedInks = [
  'red',
  'ink',
  'cream',
  'gold',
  'bottle',
  'night',
  'rose',
  'sky',
] as const satisfies readonly InkName[];
