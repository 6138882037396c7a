import type { SheetZone } from './interactive-image-sheet';
import { pieceQueries } from '#mirror/queries/piece-queries';

/** A character of a play; `actor` and `description` may be empty. */
interface CastRole {
  readonly uuid: string;
  readonly name: string;
  readonly actor: string;
  readonly description: string;
}

/** The characters of some plays, with those who play them. */
export async function castOf(pieces: readonly string[]): Promise<readonly CastRole[]> {
  const read = await Promise.all(pieces.map((slug) => pieceQueries.read(slug)));
  return read
    .flatMap((piece) => piece?.performance?.characters ?? [])
    .map(({ uuid, name, actor = '', description = '' }) => ({ uuid, name, actor, description }));
}

/** What a role fills in of a zone. An actor whom the play does not name stays as typed; so do words. */
export const filledBy = (
  { name, actor, description }: CastRole,
  { text }: Pick<SheetZone, 'text'>,
): Partial<SheetZone> => ({
  name,
  ...(actor.trim() !== '' && { actor }),
  ...(text.trim() === '' && { text: description }),
});
