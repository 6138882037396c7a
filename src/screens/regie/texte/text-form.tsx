import { useLiveQuery } from 'dexie-react-hooks';
import { nameOf } from '#common/contract/content/reference-names';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { DeskFrame, type DeskWords } from '../../../components/desk-form/desk-frame';
import { DeskVersions } from '../../../components/desk-form/desk-versions';
import { type Desk, useDesk } from '../../../components/desk-form/use-desk';
import { useDeskForm } from '../../../components/desk-form/use-desk-form';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { LinkButton } from '../../../ui/link-button';
import { Tabs } from '../../../ui/tabs';
import { textConflictFields } from './text-conflict-fields';
import { textFaults } from './text-faults';
import { TextFields } from './text-fields';
import styles from './text-form.module.css';
import { type TextValues, bodyOf, textNoun } from './text-noun';
import { TextPreview } from './text-preview';
import { SavedBy } from './saved-by';
import { pageOf } from './text-page-of';
import { textOfVersion } from './text-of-version';

/** The form of one of the association's texts, with its preview. */
export function TextForm({ uuid }: { uuid: string }) {
  const desk = useDesk(textNoun, uuid);
  return desk === null ? <LoadingScreen /> : <Form desk={desk} />;
}

function Form({ desk }: { desk: Desk<TextValues> }) {
  const { theirs, values } = desk;
  const faultsOf = (typed: TextValues) => textFaults(typed, { isNew: theirs === null });
  const form = useDeskForm(desk, { faultsOf, saved: 'Le texte est enregistré.' });
  const page = theirs && pageOf(theirs.slug);
  return (
    <DeskFrame
      desk={desk}
      noun={textNoun}
      words={words}
      conflictFields={textConflictFields}
      onSave={form.save}
      actions={
        <>
          <DeskVersions
            kind="about-text"
            desk={desk}
            current={bodyOf(values, desk.uuid)}
            valuesOf={textOfVersion}
          />
          {page && (
            <LinkButton href={page} icon="eye">
              Voir la page
            </LinkButton>
          )}
        </>
      }
    >
      {theirs && <TextFacts uuid={theirs.uuid} />}
      <Tabs
        label="Le texte"
        tabs={[
          {
            id: 'ecrire',
            name: 'Écrire',
            isKept: true,
            content: <TextFields form={form} isNew={theirs === null} />,
          },
          { id: 'apercu', name: 'Aperçu', content: <TextPreview values={values} /> },
        ]}
      />
    </DeskFrame>
  );
}

const words: DeskWords = {
  add: 'Ajouter un texte',
  edit: 'Modifier un texte',
  what: 'ce texte',
  all: 'Textes',
};

function TextFacts({ uuid }: { uuid: string }) {
  const text = useLiveQuery(() => aboutTextQueries.read(uuid), [uuid]);
  if (!text) return null;
  return (
    <p className={styles.facts}>
      <span>
        {nameOf('text-template-types', text.type)} «&nbsp;{text.slug}&nbsp;»
      </span>
      <span>Version {text.version}</span>
      <SavedBy text={text} />
    </p>
  );
}
