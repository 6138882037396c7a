import { count } from '#common/base/numbers';
import type { Keeping } from '../state/keeping';

/** What a visit without a network will lack on this device, why, and what to do; null if nothing, or if it is not known yet. */
export function keepingSentence(keeping: Keeping): string | null {
  if (keeping.kind !== 'partial') return sentences[keeping.kind];
  const files = count(
    keeping.missing,
    'fichier du site n’a pas pu être gardé',
    'fichiers du site n’ont pas pu être gardés',
  );
  return `${files} sur cet appareil\u00a0: sans réseau, certaines pages manqueront. Un bloqueur de publicité en est peut-être la cause\u00a0; le site réessaiera à votre prochaine visite.`;
}

const sentences: Readonly<Record<Exclude<Keeping['kind'], 'partial'>, string | null>> = {
  unknown: null,
  whole: null,
  refused:
    'Ce navigateur refuse de garder les données de ce site\u00a0: vous pouvez lire et réserver en ligne, mais rien n’est gardé si vous fermez la page.',
  insecure:
    'L’adresse de ce site commence ici par http et non par https\u00a0: il marche en ligne, mais ne s’ouvrira pas sans réseau. Ouvrez-le en https.',
  failed:
    'Le site n’a pas pu être gardé sur cet appareil\u00a0: il ne s’ouvrira pas sans réseau. Rechargez la page pour réessayer.',
};
