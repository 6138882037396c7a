import { useLiveQuery } from 'dexie-react-hooks';
import { is } from 'superstruct';
import { nameOf } from '#common/contract/content/reference-names';
import { aboutTextNoun } from '#common/nouns/about-text';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import { aboutTextWrite } from '#common/contract/content/about-text';
import { typedFields } from '#common/rules/typed-fields';
import { links } from '#common/contract/site/links';
import { type PageSlug, isPageSlug } from '#common/rules/page-texts';
import { ticketLines } from '#common/rules/letter';
import { DeskFrame } from '../form/desk-frame';
import { DeskVersions } from '../form/desk-versions';
import type { Desk } from '../form/use-desk';
import { useDeskForm } from '../form/use-desk-form';
import { LinkButton } from '../../../ui/link-button';
import { Tabs } from '../../../ui/tabs';
import type { DeskFields } from '../form/conflict-panel';
import { conflictFieldsOf } from '../form/conflict-fields';
import { RichText } from '../../../components/rich-text/rich-text';
import { textFaults } from './text-faults';
import { TextFields } from './text-fields';
import { type TextValues, bodyOf, textNoun } from './text-noun';
import { SavedBy } from './saved-by';
import { MailPreview } from './mail-preview';
import { PictureNote } from './picture-note';
import { RoomNote } from './room-note';
import styles from './text-form.module.css';
import textPreviewStyles from './text-preview.module.css';

/** The form of one of the association's texts, with its preview. */
export function TextForm({ desk }: { desk: Desk<TextValues> }) {
  const { theirs, values } = desk;
  const faultsOf = (typed: TextValues) => textFaults(typed, { isNew: theirs === null });
  const form = useDeskForm(desk, { faultsOf, saved: 'Le texte est enregistré.' });
  const page = theirs && pageOf(theirs.slug);
  return (
    <DeskFrame
      desk={desk}
      noun={textNoun}
      words={aboutTextNoun.words}
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

/** The form values of a version of a text; null if this release of the site cannot read it. */
const textOfVersion = (content: unknown): Partial<TextValues> | null =>
  is(content, aboutTextWrite) ? typedFields(aboutTextNoun.fields, content) : null;

const pages: Readonly<Record<PageSlug, string>> = {
  histoire: links.history.to(),
  contacts: links.contacts.to(),
  cgu: links.terms.to(),
  'reservation-informations': links.reservationInformation.to(),
};

/** The address at which visitors read a text, if there is one. */
const pageOf = (slug: string): string | undefined => (isPageSlug(slug) ? pages[slug] : undefined);

/** The labels of a text's fields, and how its two versions are shown to choose from. */
const textConflictFields: DeskFields<TextValues> = {
  type: { label: 'Type', show: (type) => nameOf('text-template-types', type) },
  slug: { label: 'Nom', show: (slug) => slug },
  ...conflictFieldsOf(aboutTextNoun.fields),
};

/** Preview of the text as its readers get it: a page, a mail, or the lines of a ticket. */
function TextPreview({ values }: { values: TextValues }) {
  const { type, title, content } = values;
  if (type === 'MAIL') return <MailPreview values={values} />;
  if (type === 'BILLET')
    return (
      <section className={textPreviewStyles.letter} aria-label="Aperçu du billet">
        <PictureNote values={values} />
        <RoomNote values={values} />
        <div>
          <h2 className="title">À savoir</h2>
          {ticketLines(content, { siteUrl: location.origin }).map((line, rank) => (
            <p key={rank} className={textPreviewStyles.text}>
              {line}
            </p>
          ))}
        </div>
      </section>
    );
  return (
    <section aria-label="Aperçu">
      <h2 className={`title ${textPreviewStyles.title}`}>{title.trim() === '' ? 'Sans titre' : title}</h2>
      <RichText document={content} />
    </section>
  );
}
