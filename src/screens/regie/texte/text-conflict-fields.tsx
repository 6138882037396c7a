import { nameOf } from '#common/contract/content/reference-names';
import type { DeskFields } from '../../../components/desk-form/conflict-panel';
import { orNothing } from '../../../components/desk-form/conflict-words';
import { RichText } from '../../../components/rich-text/rich-text';
import type { TextValues } from './text-noun';

/** The labels of a text's fields, and how its two versions are shown to choose from. */
export const textConflictFields: DeskFields<TextValues> = {
  type: { label: 'Type', show: (type) => nameOf('text-template-types', type) },
  slug: { label: 'Nom', show: (slug) => slug },
  title: { label: 'Titre', show: orNothing },
  content: { label: 'Texte', show: (content) => <RichText document={content} /> },
};
