import { links } from '#common/contract/site/links';
import { SocialPreview } from '../../../components/desk-form/social-preview';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { DeskVersions } from '../../../components/desk-form/desk-versions';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { useDeskForm } from '../../../components/desk-form/use-desk-form';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { LinkButton } from '../../../ui/link-button';
import { Tabs } from '../../../ui/tabs';
import { newsConflictFields } from './news-conflict-fields';
import { NewsFields } from './news-fields';
import { newsFaults } from './news-faults';
import { type NewsValues, bodyOf, newsNoun } from './news-noun';
import { newsOfVersion } from './news-of-version';
import { NewsPreview } from './news-preview';
import { useSharedWords } from './use-shared-words';

/** The form of one news item, with its preview. */
export function NewsForm({ uuid }: { uuid: string }) {
  const desk = useDesk(newsNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<NewsValues> }) {
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

const appearanceOf = ({ visibleFrom }: NewsValues) => new Date(visibleFrom ?? 0);
