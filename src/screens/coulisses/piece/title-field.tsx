import { beginning } from '#common/base/character-count';
import { slugOf } from '#common/base/slug';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { classNames } from '../../../ui/class-names';
import { TextField } from '../../../ui/field/text-field';
import styles from '../../../components/sheet-form/sheet-form.module.css';
import type { SheetFields } from './sheet-fields';

interface TitleFieldProps extends SheetFields {
  uuid: string;
  /** Whether the address no longer changes: the play has appeared. */
  hasAppeared: boolean;
}

/** The title, and the resulting address if another play already has the first choice. */
export function TitleField({ sheet, change, touch, errorAt, uuid, hasAppeared }: TitleFieldProps) {
  const title = beginning(sheet.title.trim(), 200);
  const { answer: address } = useMirrorAnswer(
    async () => (title === '' || hasAppeared ? '' : pieceQueries.addressOf(title, uuid)),
    [title, hasAppeared, uuid],
  );
  return (
    <TextField
      label="Titre"
      isRequired
      className={classNames(styles.title)}
      value={sheet.title}
      onChange={(words) => {
        touch('title');
        change({ title: words });
      }}
      hint={
        address && address !== slugOf(title)
          ? `Une pièce porte déjà ce titre. L’adresse sera …/${address}`
          : undefined
      }
      error={errorAt('title')}
    />
  );
}
