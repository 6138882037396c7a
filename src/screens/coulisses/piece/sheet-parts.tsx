import { Act } from '../../../components/page/act';
import { PreviewImageField } from '../../../components/image-picker/preview-image-field';
import { Switch } from '../../../ui/field/switch';
import { TextField } from '../../../ui/field/text-field';
import { AuthorsField } from './authors-field';
import { CastField } from './cast-field';
import { CharactersField } from './characters-field';
import { DrawnPreviewImage } from './drawn-preview-image';
import { DurationField } from './duration-field';
import { PerformancePart } from './performance-part';
import styles from '../../../components/sheet-form/sheet-form.module.css';
import { ResumeField } from './resume-field';
import { TitleField } from './title-field';
import { TypedMomentFields } from '../../../components/sheet-form/typed-moment-fields';
import type { PieceSheet } from '#common/rules/piece-sheet';
import type { SheetForm } from '../../../components/sheet-form/use-sheet-fields';

interface SheetPartsProps {
  fields: SheetForm<PieceSheet>;
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
      <Act id="piece" title="La pièce">
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
      </Act>
      <Act id="auteurs" title="Auteurs">
        <AuthorsField {...fields} />
      </Act>
      <Act id="resume" title="Résumé">
        <ResumeField {...fields} />
      </Act>
      <Act id="effectif" title="Effectif">
        <CastField {...fields} />
      </Act>
      <Act id="representations" title="Représentations">
        <div className={styles.stack}>
          <Switch isSelected={sheet.isPerformed} onChange={(isPerformed) => change({ isPerformed })}>
            L’association l’a jouée, ou va la jouer
          </Switch>
          {sheet.isPerformed && <PerformancePart {...fields} />}
        </div>
      </Act>
      {sheet.isPerformed && (
        <Act id="personnages" title="Personnages">
          <CharactersField {...fields} />
        </Act>
      )}
      <Act id="parution" title="Parution">
        <TypedMomentFields
          path="visibleFrom"
          label="Parution"
          value={sheet.visibleFrom}
          onChange={(visibleFrom) => change({ visibleFrom })}
          touch={touch}
          errorAt={errorAt}
          hint="Sans date, la fiche paraît dès l’enregistrement."
        />
        {isAhead && (
          <p className={styles.ahead}>À paraître&nbsp;: d’ici là, seuls les rédacteurs la voient.</p>
        )}
      </Act>
    </div>
  );
}
