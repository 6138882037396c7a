import { nameOf } from '#common/contract/content/reference-names';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { appearanceWords, orNothing } from '../../../components/desk-form/conflict-words';
import { NamedPreviewImage } from '../../../components/image-picker/named-preview-image';
import { RichText } from '../../../components/rich-text/rich-text';
import type { NewsValues } from './news-noun';

/** The labels of a news item's fields, and how its two versions are shown to choose from. */
export const newsConflictFields: DeskFields<NewsValues> = {
  title: { label: 'Titre', show: orNothing },
  description: { label: 'Résumé', show: orNothing },
  content: { label: 'Texte', show: (content) => <RichText document={content} /> },
  previewImage: {
    label: 'Miniature',
    show: (uuid) => (uuid === null ? orNothing('') : <NamedPreviewImage uuid={uuid} />),
  },
  visibleFrom: { label: 'Parution', show: appearanceWords },
  years: { label: 'Années', show: orNothing },
  spectacleTypes: {
    label: 'Types de spectacle',
    show: (codes) => orNothing(codes.map((code) => nameOf('spectacle-types', code)).join(', ')),
  },
};
