/**
 * The colours of src/styles/tokens.css as hex, since pictures are also rasterised and printed without a style sheet.
 * A test compares the two.
 */
export const palette = {
  paper: '#faf6ee',
  'paper-2': '#f2ece1',
  'paper-3': '#e3dbce',
  ink: '#231716',
  curtain: '#b71824',
  'curtain-deep': '#920917',
  'curtain-lit': '#ce2228',
  'curtain-night': '#ec5b57',
  gilding: '#c99d4e',
  'gilding-deep': '#805617',
  'gilding-pale': '#ebcd90',
  house: '#150d0c',
  velvet: '#281817',
  'velvet-2': '#382624',
  limelight: '#ebe7e0',
  smoke: '#b7afaa',
  'smoke-2': '#594946',
  'gel-night': '#223557',
  'gel-bottle': '#1e493a',
  'gel-rose': '#eebdb6',
  'gel-sky': '#a3c3d7',
} as const;

export type Colour = keyof typeof palette;
