import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import type { PieceBodyRow, PieceRow, PieceWrite } from '../../contract/content/piece';
import { writtenPerformance, writtenPiece } from '../piece-summary';
import { type SignedBy, type Unsigned, authorsAfter, publishedFields } from './published-save';
import { type Refusal, type Ruling, wrongField } from './refusal';
import { type RefusalWords, type Save, checkSave } from './save';

export const pieceWords: RefusalWords = { exists: 'Cette pièce existe déjà.', missing: 'Pièce introuvable' };

export type PieceBy<Person> = SignedBy<Person, PieceRow>;

/** A play as it is stored: its row and what lists leave out. */
interface WholePiece<Person> {
  readonly row: PieceBy<Person>;
  readonly body: PieceBodyRow;
}

/** What only one side knows of a play that is saved. */
interface PieceFacts {
  /** Its address. */
  readonly slug: string;
  readonly isPreviewImage: (uuid: string) => boolean;
  /** Whether a performance, a character or a date with this uuid belongs to another play. */
  readonly isElsewhere: (uuid: string) => boolean;
  /** The uuid of an author that a play names. */
  readonly authorNamed: (author: PieceWrite['textAuthors'][number]) => string | undefined;
}

/** A play as a save makes it. */
export function savedPiece<Person>(
  save: Save<PieceBy<Person>, PieceWrite, Person>,
  facts: PieceFacts,
): Ruling<WholePiece<Person>> {
  const checked = checkSave(save, pieceWords);
  if (!checked.ok) return checked;
  const { uuid, write } = save;
  const refusal = unknownPicture(write, facts) ?? wrongParts(write, facts) ?? wrongAuthors(write, facts);
  if (refusal !== null) return fail(refusal);
  const performance = write.performance ? writtenPerformance(write.performance) : null;
  return succeed({
    row: {
      ...everyFieldOf<Unsigned<PieceRow>>()({
        ...publishedFields(save, checked.value, facts.slug),
        ...writtenPiece(write),
        textAuthors: write.textAuthors.flatMap((author) => facts.authorNamed(author) ?? []),
        ...(performance && { performed: performedOf(performance) }),
      }),
      ...authorsAfter(checked.value, save.by),
    },
    body: everyFieldOf<PieceBodyRow>()({
      uuid,
      resume: write.resume,
      characters: performance?.characters ?? [],
      dates: performance?.dates ?? [],
    }),
  });
}

const performedOf = ({ uuid, type, years }: ReturnType<typeof writtenPerformance>) => ({ uuid, type, years });

function unknownPicture({ previewImage, performance }: PieceWrite, { isPreviewImage }: PieceFacts) {
  const named = [
    ['previewImage.uuid', previewImage.uuid] as const,
    ...(performance?.characters ?? []).map(
      ({ preview }, rank) => [`performance.characters.${rank}.preview.uuid`, preview.uuid] as const,
    ),
  ];
  const wrong = named.find(([, uuid]) => !isPreviewImage(uuid));
  return wrong === undefined ? null : wrongField(wrong[0], 'miniature inconnue');
}

/** The keys that the client made for the parts of a performance: each occurs once, none is another play's. */
function wrongParts({ performance }: PieceWrite, { isElsewhere }: PieceFacts): Refusal | null {
  const keyed = partsOf(performance);
  const twice = keyed.find(({ uuid }, rank) => keyed.findIndex((part) => part.uuid === uuid) !== rank);
  if (twice !== undefined) return wrongField(twice.path, 'donné deux fois');
  const foreign = keyed.find(({ uuid }) => isElsewhere(uuid));
  return foreign === undefined ? null : wrongField(foreign.path, 'appartient à une autre pièce');
}

/** The performance, its characters and its dates, each with its path in the body. */
export function partsOf(
  performance: PieceWrite['performance'],
): readonly { readonly uuid: string; readonly path: string }[] {
  if (!performance) return [];
  return [
    { uuid: performance.uuid, path: 'performance.uuid' },
    ...performance.characters.map(({ uuid }, rank) => ({
      uuid,
      path: `performance.characters.${rank}.uuid`,
    })),
    ...performance.dates.map(({ uuid }, rank) => ({ uuid, path: `performance.dates.${rank}.uuid` })),
  ];
}

function wrongAuthors({ textAuthors }: PieceWrite, { authorNamed }: PieceFacts): Refusal | null {
  const found = textAuthors.map(authorNamed);
  for (const [rank, uuid] of found.entries()) {
    if (uuid === undefined) return wrongField(`textAuthors.${rank}.slug`, 'auteur inconnu');
    if (found.indexOf(uuid) !== rank) return wrongField(`textAuthors.${rank}.slug`, 'auteur nommé deux fois');
  }
  return null;
}
