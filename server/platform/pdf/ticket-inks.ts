/** The print palette: the site's colour tokens in the format of PDFs. */
export const ink = {
  ink: '#231716',
  soft: '#594c4a',
  curtain: '#b71824',
  gilding: '#c99d4e',
  gildingDeep: '#805617',
  gildingPale: '#ebcd90',
  velvet: '#281817',
  limelight: '#ebe7e0',
  white: '#ffffff',
} as const;
