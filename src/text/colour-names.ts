import type { SiteColour } from '#common/contract/site/settings';

/** What the colours of the site are called. */
export const colourNames: Readonly<Record<SiteColour, string>> = {
  ROUGE: 'Rouge rideau',
  BLEU: 'Bleu nuit',
  VERT: 'Vert bouteille',
  PRUNE: 'Prune',
  CANARD: 'Bleu canard',
};
