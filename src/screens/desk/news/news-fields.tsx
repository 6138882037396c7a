import { useLiveQuery } from 'dexie-react-hooks';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import { referenceQueries } from '#mirror/queries/reference-queries';
import { AppearanceField } from '../form/appearance-field';
import type { DeskForm } from '../form/use-desk-form';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { usePickImage } from '../../../components/image-picker/use-pick-image';
import { RichTextEditor } from '../../../components/rich-text-editor/rich-text-editor';
import { MultiSelect } from '../../../ui/field/multi-select';
import { TextField } from '../../../ui/field/text-field';
import { classNames } from '../../../ui/class-names';
import styles from './news-form.module.css';
import type { NewsValues } from './news-noun';

/** The fields of a news item; in the margin, when and where it is shown. */
export function NewsFields({ form, isAhead }: { form: DeskForm<NewsValues>; isAhead: boolean }) {
  const types = useLiveQuery(() => referenceQueries.list('spectacle-types'), []) ?? [];
  const { ask, dialog } = usePickImage();
  const chosen = form.field('spectacleTypes');
  return (
    <div className={styles.form} ref={form.ref}>
      <div className={styles.words}>
        <TextField {...form.field('title')} label="Titre" isRequired className={classNames(styles.title)} />
        <TextField
          {...form.field('description')}
          label="Résumé"
          rows={3}
          hint="Une ou deux phrases, pour les listes et les réseaux."
        />
        <RichTextEditor {...form.field('content')} label="Texte" pickImage={ask} />
        {dialog}
      </div>
      <div className={styles.margin}>
        <PreviewImageField {...form.field('previewImage')} label="Miniature" />
        <AppearanceField
          value={form.sheet.visibleFrom}
          onChange={form.change}
          touch={form.touch}
          errorAt={form.errorAt}
          isTitled
          hint="Sans date, elle paraît dès l’enregistrement."
          note={isAhead && 'Elle paraîtra d’elle-même à ce moment. D’ici là, seuls les rédacteurs la voient.'}
        />
        <TextField
          {...form.field('years')}
          label="Années"
          hint="Celles dont elle parle, par exemple 2024, 2025."
        />
        <MultiSelect
          label="Types de spectacle"
          placeholder="Aucun"
          options={types.map(({ code, name }) => ({ id: code, name }))}
          value={chosen.value}
          error={chosen.error}
          onChange={(codes) => chosen.onChange(codes as readonly SpectacleTypeCode[])}
        />
      </div>
    </div>
  );
}
