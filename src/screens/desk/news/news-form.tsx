import { links } from '#common/contract/site/links';
import { nameOf } from '#common/contract/content/reference-names';
import { DeskFrame, type DeskWords } from '../form/desk-frame';
import { DeskVersions } from '../form/desk-versions';
import type { Desk } from '../form/use-desk';
import { useDeskForm } from '../form/use-desk-form';
import { appearanceOf } from '../form/appearance';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { Tabs } from '../../../ui/tabs';
import type { DeskFields } from '../form/conflict-panel';
import { appearanceWords, orNothing } from '../form/conflict-words';
import { NamedPreviewImage } from '../../../components/image-picker/named-preview-image';
import { RichText } from '../../../components/rich-text/rich-text';
import { SocialPreview } from './social-preview';
import { NewsFields } from './news-fields';
import { newsFaults } from './news-faults';
import { type NewsValues, bodyOf, newsNoun } from './news-noun';
import { newsOfVersion } from './news-of-version';
import { NewsPreview } from './news-preview';
import { useSharedWords } from './use-shared-words';

/** The form of one news item, with its preview. */
export function NewsForm({ desk }: { desk: Desk<NewsValues> }) {
  const { theirs, values } = desk;
  const form = useDeskForm(desk, { faultsOf: newsFaults, saved: 'La brève est enregistrée.' });
  const isAhead = useIsAhead(appearanceOf(values));
  useSharedWords(desk);
  return (
    <DeskFrame
      desk={desk}
      noun={newsNoun}
      words={words}
      conflictFields={newsConflictFields}
      isAhead={isAhead}
      onSave={form.save}
      actions={
        <>
          <DeskVersions
            kind="news"
            desk={desk}
            current={bodyOf(values, desk.uuid)}
            valuesOf={newsOfVersion}
          />
          {theirs !== null && (
            <LinkButton href={links.news.to({ slug: theirs.slug })} icon="eye">
              Voir la brève
            </LinkButton>
          )}
        </>
      }
    >
      <Tabs
        label="La brève"
        tabs={[
          {
            id: 'ecrire',
            name: 'Écrire',
            isKept: true,
            content: <NewsFields form={form} isAhead={isAhead} />,
          },
          { id: 'apercu', name: 'Aperçu', content: <NewsPreview values={values} theirs={theirs} /> },
          {
            id: 'partage',
            name: 'Partage',
            content: (
              <SocialPreview
                title={values.title}
                description={values.description}
                image={values.previewImage}
              />
            ),
          },
        ]}
      />
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Écrire une brève',
  edit: 'Modifier une brève',
  what: 'cette brève',
  all: 'Brèves',
};

/** The labels of a news item's fields, and how its two versions are shown to choose from. */
const newsConflictFields: DeskFields<NewsValues> = {
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
