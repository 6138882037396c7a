import { nameOf } from '#common/contract/content/reference-names';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { appearanceWords, orNothing } from '../../../components/desk-form/conflict-words';
import type { ImageValues } from './image-noun';

/** The labels of an image's fields, and how its two versions are shown to choose from. */
export const imageConflictFields: DeskFields<ImageValues> = {
  name: { label: 'Nom', show: orNothing },
  description: { label: 'Description', show: orNothing },
  year: { label: 'Année', show: orNothing },
  types: {
    label: 'Types d’image',
    show: (codes) => orNothing(codes.map((code) => nameOf('image-types', code)).join(', ')),
  },
  shows: {
    label: 'Types de spectacle',
    show: (codes) => orNothing(codes.map((code) => nameOf('spectacle-types', code)).join(', ')),
  },
  visibleFrom: {
    label: 'Parution',
    show: appearanceWords,
  },
  focus: {
    label: 'Sujet de l’image',
    show: (focus) =>
      focus === null
        ? 'Choisi par le site'
        : `${Math.round(focus.x * 100)}\u00a0% depuis la gauche, ${Math.round(focus.y * 100)}\u00a0% depuis le haut`,
  },
};
