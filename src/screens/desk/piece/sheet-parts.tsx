import { beginning } from '#common/base/character-count';
import { slugOf } from '#common/base/slug';
import { pieceQueries } from '#mirror/queries/piece-queries';
import { NumberedPart } from '../../../components/page/numbered-part';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { Switch } from '../../../ui/field/switch';
import { TextField } from '../../../ui/field/text-field';
import { AppearanceField } from '../form/appearance-field';
import type { DeskForm } from '../form/use-desk-form';
import { durationWords } from '../../../text/casting';
import { NumberField } from '../../../ui/field/number-field';
import { usePickImage } from '../../../components/image-picker/use-pick-image';
import { RichTextEditor } from '../../../components/rich-text-editor/rich-text-editor';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { classNames } from '../../../ui/class-names';
import { AuthorsField } from './authors-field';
import { CastField } from './cast-field';
import { CharactersField } from './characters-field';
import { DrawnPreviewImage } from './drawn-preview-image';
import { PerformancePart } from './performance-part';
import type { PieceSheet } from './piece-sheet';
import type { SheetFields } from './sheet-fields';
import styles from '../form/sheet-form.module.css';

interface SheetPartsProps {
  fields: DeskForm<PieceSheet>;
  uuid: string;
  slug: string;
  /** Whether the play's address no longer changes. */
  hasAppeared: boolean;
  isAhead: boolean;
}

/** All fields of a sheet, in parts that can be jumped to. */
export function SheetParts({ fields, uuid, slug, hasAppeared, isAhead }: SheetPartsProps) {
  const { sheet, change, touch, errorAt, ref } = fields;
  return (
    <div className={styles.sheet} ref={ref}>
      <NumberedPart id="piece" title="La pièce">
        <div className={styles.stack}>
          <TitleField {...fields} uuid={uuid} hasAppeared={hasAppeared} />
          <div className={styles.pair}>
            <TextField
              label="Genre"
              placeholder="comédie, vaudeville…"
              value={sheet.genre}
              onChange={(genre) => {
                touch('genre');
                change({ genre });
              }}
              error={errorAt('genre')}
            />
            <DurationField {...fields} />
          </div>
          <PreviewImageField
            label="Miniature"
            value={sheet.previewImage}
            onChange={(previewImage) => {
              touch('previewImage');
              change({ previewImage });
            }}
            error={errorAt('previewImage')}
          />
          {sheet.previewImage === null && (
            <DrawnPreviewImage
              sheet={sheet}
              slug={slug}
              onMade={(previewImage) => change({ previewImage })}
            />
          )}
        </div>
      </NumberedPart>
      <NumberedPart id="auteurs" title="Auteurs">
        <AuthorsField {...fields} />
      </NumberedPart>
      <NumberedPart id="resume" title="Résumé">
        <ResumeField {...fields} />
      </NumberedPart>
      <NumberedPart id="effectif" title="Effectif">
        <CastField {...fields} />
      </NumberedPart>
      <NumberedPart id="representations" title="Représentations">
        <div className={styles.stack}>
          <Switch isSelected={sheet.isPerformed} onChange={(isPerformed) => change({ isPerformed })}>
            L’association l’a jouée, ou va la jouer
          </Switch>
          {sheet.isPerformed && <PerformancePart {...fields} />}
        </div>
      </NumberedPart>
      {sheet.isPerformed && (
        <NumberedPart id="personnages" title="Personnages">
          <CharactersField {...fields} />
        </NumberedPart>
      )}
      <NumberedPart id="parution" title="Parution">
        <AppearanceField
          value={sheet.visibleFrom}
          onChange={change}
          touch={touch}
          errorAt={errorAt}
          hint="Sans date, la fiche paraît dès l’enregistrement."
        />
        {isAhead && (
          <p className={styles.ahead}>À paraître&nbsp;: d’ici là, seuls les rédacteurs la voient.</p>
        )}
      </NumberedPart>
    </div>
  );
}

/** The duration of the play, in minutes, also shown in hours while it is typed. */
const DurationField = ({ sheet, change, touch, errorAt }: SheetFields) => (
  <NumberField
    label="Durée, en minutes"
    unit="minutes"
    hint={(minutes) =>
      typeof minutes === 'number' && minutes >= 60 ? `Soit ${durationWords(minutes)}` : undefined
    }
    value={sheet.duration}
    onChange={(duration) => {
      touch('duration');
      change({ duration });
    }}
    error={errorAt('duration')}
  />
);

/** The summary of the play. */
function ResumeField({ sheet, change, errorAt }: SheetFields) {
  const { ask, dialog } = usePickImage();
  return (
    <>
      <RichTextEditor
        label="Résumé"
        placeholder="L’histoire, en quelques phrases…"
        value={sheet.resume}
        onChange={(resume) => change({ resume })}
        error={errorAt('resume')}
        pickImage={ask}
      />
      {dialog}
    </>
  );
}

interface TitleFieldProps extends SheetFields {
  uuid: string;
  /** Whether the address no longer changes: the play has appeared. */
  hasAppeared: boolean;
}

/** The title, and the resulting address if another play already has the first choice. */
function TitleField({ sheet, change, touch, errorAt, uuid, hasAppeared }: TitleFieldProps) {
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
