import { uuidV7 } from '#common/base/uuid';
import { slugOf } from '#common/base/slug';
import type { PreviewImageRow } from '#common/contract/content/image';
import type { PieceRow } from '#common/contract/content/piece';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { pick, seededRandom } from '#common/drawing/random';

const words =
  'amour avare bal barbier bourgeois caprice chapeau cloche colonel dindon docteur échange école énigme fil forêt fourberies héritage île jalousie jeu mariage masque mégère moulin nuit ombre oncle patte perruque précieuses puce songe surprise tante veuve voisin'.split(
    ' ',
  );
const genres = ['comédie', 'vaudeville', 'farce', 'drame', 'tragédie'] as const;
const types = ['ADULTE', 'ADULTE', 'ADO', 'ATELIER'] as const;

export interface GeneratedLibrary {
  readonly pieces: readonly PieceRow[];
  readonly authors: readonly PieceAuthor[];
  readonly previewImages: readonly PreviewImageRow[];
}

/**
 * A library, the same for the same count: three plays in ten by each author, a preview image each, one in twenty
 * performed.
 */
export function libraryOf(count: number): GeneratedLibrary {
  const random = seededRandom(`library ${count}`);
  const authors = Array.from({ length: Math.ceil(count * 0.3) }, (_, rank): PieceAuthor => {
    const [firstname, name] = [capital(pick(words, random)), `${capital(pick(words, random))}-${rank}`];
    return { uuid: uuidOf(random), slug: slugOf(`${firstname} ${name}`), name, firstname };
  });
  const previewImages = Array.from({ length: count }, (_, rank): PreviewImageRow => ({
    uuid: uuidOf(random),
    name: `Affiche ${rank}`,
    backgroundColor: '#c99b4c',
    version: 'v1',
  }));
  const pieces = previewImages.map(({ uuid }, rank) => pieceOf(rank, uuid, pick(authors, random), random));
  return { pieces, authors, previewImages };
}

function pieceOf(rank: number, previewImage: string, author: PieceAuthor, random: () => number): PieceRow {
  const title = `${capital(pick(words, random))} ${pick(words, random)} ${pick(words, random)} ${rank}`;
  const at = new Date(Date.UTC(2010, 8, 1) + rank * 86_400_000);
  const [men, women] = [1 + Math.floor(random() * 9), 1 + Math.floor(random() * 7)];
  return {
    uuid: uuidOf(random),
    slug: slugOf(title),
    title,
    duration: 30 + Math.floor(random() * 120),
    genre: pick(genres, random),
    previewImage,
    creationDate: at,
    visibleFrom: at,
    textAuthors: [author.uuid],
    charactersData: {
      uuid: uuidOf(random),
      minMen: Math.ceil(men / 2),
      maxMen: men,
      minWomen: Math.ceil(women / 2),
      maxWomen: women,
      minTotal: Math.ceil(men / 2) + Math.ceil(women / 2),
      maxTotal: men + women,
      baseMen: men,
      baseWomen: women,
      baseTotal: men + women,
    },
    ...(rank % 20 === 0 && {
      performed: { uuid: uuidOf(random), type: pick(types, random), years: [1984 + (rank % 42)] },
    }),
    version: 'v1',
  };
}

const uuidOf = (random: () => number) =>
  uuidV7(
    Date.UTC(2020, 0, 1),
    Uint8Array.from({ length: 10 }, () => random() * 256),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
