import { useLiveQuery } from 'dexie-react-hooks';
import { nameOf, referenceLists } from '#common/contract/content/reference-names';
import { aboutTextNoun } from '#common/nouns/about-text';
import { mailSlugs, variablesOf } from '#common/rules/mail-variables';
import { isPageSlug, pageSlugs, pageTitle } from '#common/rules/page-texts';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { DeskForm } from '../form/use-desk-form';
import { usePickImage } from '../../../components/image-picker/use-pick-image';
import { RichTextEditor } from '../../../components/rich-text-editor/rich-text-editor';
import { mailName, variableMeaning } from '../../../text/mail-names';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { PictureNote } from './picture-note';
import { RoomNote } from './room-note';
import styles from './text-form.module.css';
import type { TextType, TextValues } from './text-noun';

const { fields } = aboutTextNoun;

interface TextFieldsProps {
  form: DeskForm<TextValues>;
  /** Type and name can still be chosen. */
  isNew: boolean;
}

export function TextFields({ form, isNew }: TextFieldsProps) {
  const images = usePickImage();
  const type = form.field('type').value;
  const slug = form.field('slug').value;
  const content = form.field('content').value;
  const isMail = type === 'MAIL';
  return (
    <div className={styles.form} ref={form.ref}>
      {isNew && <NamingFields form={form} />}
      <TextField {...form.field('title')} label={isMail ? 'Objet' : fields.title.label} isRequired />
      <RichTextEditor
        {...form.field('content')}
        label={fields.content.label}
        pickImage={images.ask}
        {...(type !== 'PAGE' && { hint: carried[type] })}
        {...(isMail && {
          inserts: { label: 'Mots remplacés à l’envoi', words: variablesOf(slug).map(insertOf) },
        })}
      />
      <PictureNote values={{ type, content }} />
      <RoomNote values={{ type, slug, content }} />
      {images.dialog}
    </div>
  );
}

const carried: Readonly<Record<Exclude<TextType, 'PAGE'>, string>> = {
  MAIL: 'Un mail porte des mots, des listes et des liens, mais aucune image.',
  BILLET: 'Un billet porte des mots, des listes et l’adresse des liens, mais aucune image.',
};

const insertOf = (name: string) => ({ words: `{${name}}`, meaning: variableMeaning(name) });

/** The type of a text and what it is the text of, chosen once for good: a page or a mail that is not written yet. */
function NamingFields({ form }: { form: DeskForm<TextValues> }) {
  const texts = useLiveQuery(() => aboutTextQueries.list(), []) ?? [];
  const type = form.field('type');
  const slug = form.field('slug');
  const title = form.field('title');
  const isFree = (one: string) => one === slug.value || !texts.some((text) => text.slug === one);
  const pages = pageSlugs.filter(isFree);
  const isEveryPageWritten = type.value === 'PAGE' && pages.length === 0;
  return (
    <div className={styles.naming}>
      <Select
        label="Type"
        options={types}
        value={type.value}
        {...(isEveryPageWritten && {
          hint: 'Chaque page du site a déjà son texte.',
          error: slug.error && 'Choisissez un autre type',
        })}
        onChange={(chosen) => {
          const code = types.find(({ id }) => id === chosen)?.id;
          if (code === undefined || code === type.value) return;
          slug.onChange('');
          type.onChange(code);
        }}
      />
      {type.value === 'MAIL' && (
        <Select
          label="Mail"
          options={mailSlugs.filter(isFree).map((id) => ({ id, name: mailName(id) }))}
          value={slug.value === '' ? null : slug.value}
          error={slug.error}
          onChange={(chosen) => slug.onChange(String(chosen))}
        />
      )}
      {type.value === 'PAGE' && pages.length > 0 && (
        <Select
          label="Page"
          options={pages.map((id) => ({ id, name: pageTitle(id) }))}
          value={isPageSlug(slug.value) ? slug.value : null}
          error={slug.error}
          onChange={(chosen) => {
            const page = pages.find((id) => id === chosen);
            if (page === undefined) return;
            slug.onChange(page);
            if (title.value.trim() === '') title.onChange(pageTitle(page));
          }}
        />
      )}
    </div>
  );
}

const types = (Object.keys(referenceLists['text-template-types']) as TextType[]).map((id) => ({
  id,
  name: nameOf('text-template-types', id),
}));
