import { is } from 'superstruct';
import { capitalised } from '#common/base/capitalised';
import { everyFieldOf } from '#common/base/every-field-of';
import type { Point } from '#common/base/polygon';
import {
  type InteractiveImage,
  MAX_ZONES,
  type Zone,
  type ZonePart,
  type ZoneShape,
  type ZoneTypeCode,
  shapeFaultOf,
  zoneParts,
  type InteractiveImageWrite,
} from '#common/contract/agenda/interactive-image';
import { anyLink } from '#common/contract/fields/primitives';
import { type FieldFault, textFaults, when } from '#common/rules/text-faults';

/** An interactive image in the form: plain JSON. */
export interface InteractiveImageSheet {
  /** The uuid of its show; the form does not show it. */
  readonly show: string;
  readonly title: string;
  /** The uuid of the image that the zones lie on. */
  readonly image: string | null;
  readonly zones: readonly SheetZone[];
}

/** A zone in the form. It keeps what was typed for another type until it is saved: a type chosen by mistake loses nothing. */
export interface SheetZone {
  readonly uuid: string;
  readonly type: ZoneTypeCode;
  readonly name: string;
  readonly shape: ZoneShape;
  readonly points: readonly Point[];
  readonly text: string;
  readonly link: string;
  readonly actor: string;
  readonly image: string | null;
}

/** A new interactive image of a show. */
export const emptyInteractiveImage = (show: string): InteractiveImageSheet => ({
  show,
  title: '',
  image: null,
  zones: [],
});

/** A zone just drawn. */
export const emptyZone = (drawn: Pick<SheetZone, 'uuid' | 'type' | 'shape' | 'points'>): SheetZone => ({
  ...drawn,
  name: '',
  text: '',
  link: '',
  actor: '',
  image: null,
});

export function interactiveImageSheetOf(image: InteractiveImage): InteractiveImageSheet {
  return {
    show: image.show,
    title: image.title,
    image: image.image,
    zones: image.zones.map(sheetZoneOf),
  };
}

const sheetZoneOf = ({ uuid, type, name, shape, points, text, link, actor, image }: Zone): SheetZone => ({
  uuid,
  type,
  name,
  shape,
  points: points.map(({ x, y }) => ({ x, y })),
  text: text ?? '',
  link: link ?? '',
  actor: actor ?? '',
  image: image ?? null,
});

/** A sheet as it will be read after saving: texts trimmed, and of each zone only what its type shows. */
export const normalisedInteractiveImage = (sheet: InteractiveImageSheet): InteractiveImageSheet => ({
  ...sheet,
  title: sheet.title.trim(),
  zones: sheet.zones.map((zone) => ({
    ...zone,
    name: zone.name.trim(),
    text: hasPart(zone, 'text') ? zone.text.trim() : '',
    link: hasPart(zone, 'link') ? zone.link.trim() : '',
    actor: hasPart(zone, 'actor') ? zone.actor.trim() : '',
    image: hasPart(zone, 'image') ? zone.image : null,
  })),
});

const hasPart = ({ type }: SheetZone, part: ZonePart) => zoneParts[type].includes(part);

/** The fields of a write that a sheet determines; the server decides the others. */
type WrittenImage = Omit<InteractiveImageWrite, 'uuid' | 'rank' | 'version'>;

/** The body that saves a sheet without faults. */
export function interactiveImageWriteOf(sheet: InteractiveImageSheet): WrittenImage {
  const { show, title, image, zones } = normalisedInteractiveImage(sheet);
  return everyFieldOf<WrittenImage>()({
    show,
    title,
    image: image ?? '',
    zones: zones.map(({ uuid, type, name, shape, points, ...rest }) => ({
      uuid,
      type,
      name,
      shape,
      points: points.map(({ x, y }) => ({ x, y })),
      ...(rest.text !== '' && { text: rest.text }),
      ...(rest.link !== '' && { link: rest.link }),
      ...(rest.actor !== '' && { actor: rest.actor }),
      ...(rest.image !== null && { image: rest.image }),
    })),
  });
}

/** The faults that prevent saving, in French: those of a zone under `zones.<place>.<field>`. */
export function interactiveImageFaults({
  title,
  image,
  zones,
}: InteractiveImageSheet): readonly FieldFault[] {
  return [
    ...when(title.trim() === '', 'title', 'Le titre est obligatoire'),
    ...textFaults('title', title, 200),
    ...when(image === null, 'image', 'Choisissez l’image à légender'),
    ...when(zones.length > MAX_ZONES, 'zones', `${MAX_ZONES} zones au plus`),
    ...zones.flatMap(zoneFaults),
  ];
}

function zoneFaults(zone: SheetZone, place: number): readonly FieldFault[] {
  const path = `zones.${place}`;
  const { type, name, text, link, actor, image } = zone;
  const shapeFault = shapeFaultOf(zone);
  return [
    ...when(name.trim() === '', `${path}.name`, 'Le nom de la zone est obligatoire'),
    ...textFaults(`${path}.name`, name, 100),
    ...when(type === 'TEXTE' && text.trim() === '', `${path}.text`, 'Écrivez le texte de la bulle'),
    ...(hasPart(zone, 'text') ? textFaults(`${path}.text`, text, 1000, true) : []),
    ...when(
      type === 'LIEN' && !is(link.trim(), anyLink),
      `${path}.link`,
      'Une adresse s’écrit theatre.example/page, ou /bibliotheque pour une page du site',
    ),
    ...when(type === 'PERSONNAGE' && actor.trim() === '', `${path}.actor`, 'Dites qui joue ce personnage'),
    ...(type === 'PERSONNAGE' ? textFaults(`${path}.actor`, actor, 100) : []),
    ...when(type === 'IMAGE' && image === null, `${path}.image`, 'Choisissez l’image à montrer'),
    ...when(shapeFault !== undefined, `${path}.points`, capitalised(shapeFault ?? '')),
  ];
}
