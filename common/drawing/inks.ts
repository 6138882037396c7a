import type { Colour } from './palette';

/** Which colours one picture is printed in: three or four, each with its part to play. */
export interface Inks {
  ground: Colour;
  /** What stands before the ground as a silhouette. */
  dark: Colour;
  floor: Colour;
  /** The hero of a picture without light, and what sets it off. */
  main: Colour;
  second: Colour;
  /** Where light falls. */
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
  /** For the nameless: news without a picture. */
  plain: {
    ground: 'paper-3',
    dark: 'smoke-2',
    floor: 'smoke-2',
    main: 'smoke-2',
    second: 'paper-2',
    light: 'paper-2',
    title: 'ink',
  },
  /** The dark of the house, for banners: its floor is the night's page, so that light falls out onto it. */
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

/** What a seed may choose from. */
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
