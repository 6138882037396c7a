import { useLiveQuery } from 'dexie-react-hooks';
import { nameOf, referenceLists } from '#common/contract/content/reference-names';
import { mailSlugs, variablesOf } from '#common/rules/mail-variables';
import { aboutTextQueries } from '#mirror/queries/about-text-queries';
import type { DeskForm } from '../../../components/desk-form/use-desk-form';
import { usePickImage } from '../../../components/image-picker/use-pick-image';
import { RichTextEditor } from '../../../components/rich-text-editor/rich-text-editor';
import { mailName, variableMeaning } from '../../../text/mail-names';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import styles from './text-form.module.css';
import type { TextType, TextValues } from './text-noun';

interface TextFieldsProps {
  form: DeskForm<TextValues>;
  /** Type and name can still be chosen. */
  isNew: boolean;
}

export function TextFields({ form, isNew }: TextFieldsProps) {
  const images = usePickImage();
  const type = form.field('type').value;
  const slug = form.field('slug').value;
  const isMail = type === 'MAIL';
  return (
    <div className={styles.form} ref={form.ref}>
      {isNew && <NamingFields form={form} />}
      <TextField {...form.field('title')} label={isMail ? 'Objet' : 'Titre'} isRequired />
      <RichTextEditor
        {...form.field('content')}
        label="Texte"
        pickImage={images.ask}
        {...(isMail && { inserts: { label: 'Variables', words: variablesOf(slug).map(insertOf) } })}
      />
      {images.dialog}
    </div>
  );
}

const insertOf = (name: string) => ({ words: `{${name}}`, meaning: variableMeaning(name) });

/** The type and the name of a text, chosen once for good. */
function NamingFields({ form }: { form: DeskForm<TextValues> }) {
  const texts = useLiveQuery(() => aboutTextQueries.list(), []) ?? [];
  const type = form.field('type');
  const slug = form.field('slug');
  const unwritten = mailSlugs.filter(
    (mail) => mail === slug.value || !texts.some((text) => text.slug === mail),
  );
  return (
    <div className={styles.naming}>
      <Select
        label="Type"
        options={types}
        value={type.value}
        onChange={(chosen) => {
          const code = types.find(({ id }) => id === chosen)?.id;
          if (code === undefined) return;
          if ((code === 'MAIL') !== (type.value === 'MAIL')) slug.onChange('');
          type.onChange(code);
        }}
      />
      {type.value === 'MAIL' ? (
        <Select
          label="Mail"
          options={unwritten.map((id) => ({ id, name: mailName(id) }))}
          value={slug.value === '' ? null : slug.value}
          error={slug.error}
          onChange={(chosen) => slug.onChange(String(chosen))}
        />
      ) : (
        <TextField
          {...slug}
          label="Nom"
          hint="Le site retrouve le texte par ce nom&nbsp;: il ne changera plus. Laissé vide, il vient du titre."
          autoComplete="off"
          spellCheck="false"
        />
      )}
    </div>
  );
}

const types = (Object.keys(referenceLists['text-template-types']) as TextType[]).map((id) => ({
  id,
  name: nameOf('text-template-types', id),
}));
