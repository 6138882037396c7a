import { expect, test } from 'vitest';
import type { SyncState } from '#worker/api';
import { syncAtom } from '../../../src/state/connection';
import { store } from '../../../src/state/store';
import { partialSentence } from '../../../src/text/held-sentences';

const titlesAlone = { titles: 4_800, texts: 0, images: 0, hasAllTitles: false };
const textsComing = { titles: 12_013, texts: 3_482, images: 0, hasAllTitles: true };
const imagesComing = { titles: 12_013, texts: 12_013, images: 351, hasAllTitles: true };
const filling = { loading: true, line: 'online' } as const;

test.each<[Partial<SyncState>, string | null]>([
  [{ held: null, loading: false }, null],
  [{ ...filling, held: { ...titlesAlone, titles: 0 } }, null],
  [
    { ...filling, held: titlesAlone },
    'Premier chargement. Déjà là : 4 800 titres ; il manque encore le reste.',
  ],
  [
    { ...filling, held: textsComing },
    'Premier chargement. Déjà là : 12 013 titres, 3 482 textes ; il manque encore 8 531 textes et les images.',
  ],
  [
    { ...filling, line: 'offline', held: imagesComing },
    'Déjà là : 12 013 textes, 351 images ; il manque des images. La suite viendra quand le serveur répondra.',
  ],
  [
    { loading: false, isFull: true, held: imagesComing },
    'Plus assez de place sur cet appareil. Déjà là : 12 013 textes, 351 images. Le reste se lit en ligne, page par page.',
  ],
  [
    { loading: false, isFull: true, held: null },
    'Plus assez de place sur cet appareil : ce qui est nouveau n’y vient plus, mais se lit en ligne.',
  ],
])('a list at the head of which %o stands says %s', (state, sentence) => {
  const said = partialSentence({ ...store.get(syncAtom), ...state });
  expect(said?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null).toBe(sentence);
});
