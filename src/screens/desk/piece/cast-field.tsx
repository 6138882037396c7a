import type { TypedNumber } from '#common/base/typed-number';
import { type SheetCast, castOf, typeCast } from './sheet-cast';
import { CastFigures, figuresOf } from '../../../components/piece/cast-figures';
import { castWords, totalWords } from '../../../text/casting';
import { NumberField } from '../../../ui/field/number-field';
import sheetStyles from '../form/sheet-form.module.css';
import styles from './cast-field.module.css';
import type { SheetFields } from './sheet-fields';

const groups = [
  { name: 'Femmes', parts: ['minWomen', 'maxWomen', 'baseWomen'] },
  { name: 'Hommes', parts: ['minMen', 'maxMen', 'baseMen'] },
  { name: 'En tout', parts: ['minTotal', 'maxTotal', 'baseTotal'] },
] as const satisfies readonly { name: string; parts: readonly (keyof SheetCast)[] }[];

const labels = ['Au moins', 'Au plus', 'Rôles écrits'] as const;

/** The size of the cast. Numbers that follow from the others are filled in and kept up to date until they are typed. */
export function CastField({ sheet, change, touch, errorAt }: SheetFields) {
  const whole = castOf(sheet.cast);
  const type = (part: keyof SheetCast, people: TypedNumber) => {
    for (const { parts } of groups) for (const each of parts) touch(`charactersData.${each}`);
    change({ cast: typeCast(sheet.cast, part, people) });
  };
  return (
    <div className={sheetStyles.stack}>
      <div className={styles.cast}>
        {groups.map(({ name, parts }) => (
          <fieldset key={name} className={styles.group}>
            <legend>{name}</legend>
            {parts.map((part, rank) => (
              <NumberField
                key={part}
                variant="stepper"
                label={labels[rank] ?? ''}
                value={sheet.cast[part] ?? whole[part]}
                minValue={0}
                onChange={(people) => type(part, people)}
                {...(sheet.cast[part] === null && { className: styles.implied })}
                error={errorAt(`charactersData.${part}`)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      {errorAt('charactersData') && <p className={sheetStyles.fault}>{errorAt('charactersData')}</p>}
      <p className={styles.told}>
        {whole.maxTotal > 0 && whole.maxMen + whole.maxWomen <= 60 && <CastFigures {...figuresOf(whole)} />}
        <span>
          {whole.maxTotal === 0
            ? 'Personne pour l’instant.'
            : `${castWords(whole)}\u00a0: ${totalWords(whole)} en tout`}
        </span>
      </p>
    </div>
  );
}
