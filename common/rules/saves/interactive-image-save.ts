import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import {
  type InteractiveImage,
  type InteractiveImageWrite,
  MAX_INTERACTIVE_IMAGES,
  interactiveImageLimit,
} from '../../contract/agenda/interactive-image';
import { keptZones } from '../kept-zones';
import { type Refusal, type Ruling, wrongField, wrongState } from './refusal';
import { type RefusalWords, type Save, checkSave } from './save';

export const interactiveImageWords: RefusalWords = {
  exists: 'Cette image interactive existe déjà.',
  missing: 'Image interactive introuvable',
};

/** What only one side knows of an interactive image that is saved. */
interface InteractiveImageFacts {
  /** Its place among those of its show. */
  readonly rank: number;
  /** Whether the show that is written exists. */
  readonly hasShow: boolean;
  /** How many its show has. */
  readonly count: number;
  readonly isImage: (uuid: string) => boolean;
}

/** An interactive image as a save makes it: it stays with its show. */
export function savedInteractiveImage(
  save: Save<InteractiveImage, InteractiveImageWrite, unknown>,
  facts: InteractiveImageFacts,
): Ruling<InteractiveImage> {
  const checked = checkSave(save, interactiveImageWords);
  if (!checked.ok) return checked;
  const before = checked.value;
  const { uuid, write, version } = save;
  const refusal = (before === null ? noRoom(facts) : null) ?? unknownImage(write, before, facts);
  if (refusal !== null) return fail(refusal);
  return succeed(
    everyFieldOf<InteractiveImage>()({
      uuid,
      show: before?.show ?? write.show,
      title: write.title.trim(),
      image: write.image,
      zones: keptZones(write.zones),
      rank: facts.rank,
      version,
    }),
  );
}

function noRoom({ hasShow, count }: InteractiveImageFacts): Refusal | null {
  if (!hasShow) return wrongField('show', 'spectacle inconnu');
  return count >= MAX_INTERACTIVE_IMAGES ? wrongState(interactiveImageLimit) : null;
}

/** Images that were there before may be in the trash meanwhile: that is no reason to refuse another change. */
function unknownImage(
  { image, zones }: InteractiveImageWrite,
  before: InteractiveImage | null,
  { isImage }: InteractiveImageFacts,
): Refusal | null {
  const kept = new Set(before === null ? [] : imagesOf(before));
  const named = [
    ['image', image] as const,
    ...zones.map((zone, rank) => [`zones.${rank}.image`, zone.image] as const),
  ];
  const wrong = named.find(([, uuid]) => uuid && !kept.has(uuid) && !isImage(uuid));
  return wrong === undefined ? null : wrongField(wrong[0], 'image inconnue');
}

/** The images that an interactive image shows, also in its zones. */
export const imagesOf = ({
  image,
  zones,
}: Pick<InteractiveImage, 'image'> & {
  readonly zones: readonly { readonly image?: string | null | undefined }[];
}): readonly string[] => [image, ...zones.flatMap((zone) => zone.image ?? [])];
