import type { InteractiveImageSheet } from '#common/rules/interactive-image-sheet';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { orNothing } from '../../../components/desk-form/conflict-words';
import { ImageShown } from '../../../components/photo/image-shown';
import { ZonesShown } from './zones-shown';

/** The labels of an interactive image's entries, and how its two versions are shown to choose from. */
export const interactiveImageConflictFields: DeskFields<InteractiveImageSheet> = {
  show: { label: 'Spectacle', show: orNothing },
  title: { label: 'Titre', show: orNothing },
  image: {
    label: 'Image',
    show: (uuid) => (uuid === null ? orNothing('') : <ImageShown uuid={uuid} />),
  },
  zones: {
    label: 'Zones',
    show: (zones) => <ZonesShown zones={zones} />,
  },
};
