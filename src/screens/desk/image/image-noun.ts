import { everyFieldOf } from '#common/base/every-field-of';
import type { ImageFocus, ImageRow } from '#common/contract/content/image';
import { imageEditor, links } from '#common/contract/site/links';
import type { ImageTypeCode, SpectacleTypeCode } from '#common/contract/content/reference-names';
import { textFault } from '#common/rules/text-faults';
import { type TypedMoment, noMoment, normalisedMoment, typedMoment } from '#common/rules/typed-moment';
import { imageQueries } from '#mirror/queries/image-queries';
import type { WriteOf } from '#worker/api';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun, DeskThing } from '../form/desk-noun';
import { appearanceFaults, completedAppearance, writtenAppearance } from '../form/appearance';
import { yearFault } from '../../../components/list-filter/list-year';
import type { Faults } from '../../../components/form/form-state';

/** The form values of an image. */
export interface ImageValues {
  readonly name: string;
  /** The alternative text. */
  readonly description: string;
  readonly year: string;
  readonly types: readonly ImageTypeCode[];
  readonly shows: readonly SpectacleTypeCode[];
  /** Empty: at once. */
  readonly visibleFrom: TypedMoment;
  readonly focus: ImageFocus | null;
}

export const imageNoun: DeskNoun<ImageValues> = {
  name: 'image',
  empty: { name: '', description: '', year: '', types: [], shows: [], visibleFrom: noMoment, focus: null },
  async read(uuid) {
    const row = await imageQueries.read(uuid);
    return row === null ? null : thingOf(row);
  },
  write(values, uuid, version) {
    const body = imageWriteOf(values, uuid);
    return version === null
      ? queuedWrites.createImage(uuid, body)
      : queuedWrites.updateImage({ uuid, version }, body);
  },
  completed: completedAppearance,
  normalised: (values) => ({ ...values, visibleFrom: normalisedMoment(values.visibleFrom) }),
  titleOf: ({ name }) => name,
  editor: ({ slug }) => imageEditor(slug),
  list: () => links.deskImages.to(),
  missing: 'Image introuvable',
};

type ImageBody = WriteOf<'createImage'>['body'];

/** The fields that the server decides. */
type DecidedField = 'creationDate' | 'extension' | 'formats' | 'file' | 'version';

/** The request body that creates or updates an image. */
function imageWriteOf(values: ImageValues, uuid: string): ImageBody {
  const { name, description, year, types, shows, focus } = values;
  const body = everyFieldOf<Omit<ImageBody, 'types' | 'spectacleTypes'>, DecidedField>()({
    uuid,
    name: name.trim(),
    description: description.trim(),
    year: Number(year),
    visibleFrom: writtenAppearance(values),
    focus,
  });
  return {
    ...body,
    types: types.map((code) => ({ code })),
    spectacleTypes: shows.map((code) => ({ code })),
  };
}

export type ImageFaults = Faults<'name' | 'description' | 'year'> & ReturnType<typeof appearanceFaults>;

/** Faults of an image before it is sent. */
export function imageFaults(values: ImageValues): ImageFaults {
  const { name, description, year } = values;
  return {
    name: name.trim() === '' ? 'Le nom est obligatoire' : textFault(name, 200),
    description: textFault(description, 2000, true),
    year: year.trim() === '' ? 'L’année est obligatoire' : yearFault(year.trim()),
    ...appearanceFaults(values),
  };
}

function thingOf(row: ImageRow): DeskThing<ImageValues> {
  const { uuid, version, name, description, year, types, spectacleTypes, visibleFrom, focus } = row;
  return {
    uuid,
    slug: uuid,
    version,
    values: {
      name,
      description,
      year: String(year),
      types,
      shows: spectacleTypes,
      visibleFrom: typedMoment(visibleFrom),
      focus: focus ?? null,
    },
  };
}
