import { atom } from 'jotai';

/**
 * What this device keeps of the site for visits without a network: nothing, as the browser refuses all storage
 * (`refused`), as the address is not https (`insecure`) or as the files did not come (`failed`); all but some files
 * (`partial`); all of it. Unknown until the page has been at rest.
 */
export type Keeping =
  | { readonly kind: 'unknown' | 'whole' | 'refused' | 'insecure' | 'failed' }
  | { readonly kind: 'partial'; readonly missing: number };

export const keepingAtom = atom<Keeping>({ kind: 'unknown' });
