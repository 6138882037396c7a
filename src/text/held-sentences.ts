import { count } from '#common/base/numbers';
import type { HeldRows, SyncState } from '#worker/api';

/** `12 013 titres, 3 482 textes`: how much of the archive is on this device; null for nothing. */
export function heldWords({ titles, texts, images }: HeldRows): string | null {
  if (titles === 0) return null;
  const parts = [
    ...(texts < titles ? [count(titles, 'titre')] : []),
    ...(texts > 0 ? [count(texts, 'texte')] : []),
    ...(images > 0 ? [count(images, 'image')] : []),
  ];
  return parts.join(', ');
}

/** `8 531 textes et les images`: what this device lacks, as far as it can know. */
export function lackingWords({ titles, texts, hasAllTitles, images }: HeldRows): string {
  if (!hasAllTitles) return 'le reste';
  if (texts < titles) return `${count(titles - texts, 'texte')} et les images`;
  return images > 0 ? 'des images' : 'les images';
}

/** For the head of a list, while this device does not have all that the server has; null if it has, as far as it knows. */
export function partialSentence({ held, isFull, loading, line }: SyncState): string | null {
  if (isFull) {
    const here = held === null ? null : heldWords(held);
    return here === null
      ? 'Plus assez de place sur cet appareil\u00a0: ce qui est nouveau n’y vient plus, mais se lit en ligne.'
      : `Plus assez de place sur cet appareil. Déjà là\u00a0: ${here}. Le reste se lit en ligne, page par page.`;
  }
  const here = held && heldWords(held);
  if (held === null || here === null) return null;
  const isComing = loading && line !== 'offline';
  const what = lackingWords(held);
  return isComing
    ? `Premier chargement. Déjà là\u00a0: ${here}\u00a0; il manque encore ${what}.`
    : `Déjà là\u00a0: ${here}\u00a0; il manque ${what}. La suite viendra quand le serveur répondra.`;
}
