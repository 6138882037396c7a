import type { whereabouts } from '#common/rules/whereabouts';

/** Why nothing goes out from here by itself: `le site a changé d’adresse`; null while the site answers at this address. */
export function elsewhereWords(where: ReturnType<typeof whereabouts>): string | null {
  if (where === 'moved') return 'le site a changé d’adresse';
  return where === 'lost' ? 'le site ne répond plus à cette adresse' : null;
}
