import { useLiveQuery } from 'dexie-react-hooks';
import { parisDay } from '#common/base/paris-time';
import type { SpectacleTypeCode } from '#common/contract/content/reference-names';
import type { PieceSheet } from './piece-sheet';
import { yearWords } from '../form/typed-years';
import { readMoment } from '#common/rules/typed-moment';
import { referenceQueries } from '#mirror/queries/reference-queries';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { DatesField } from '../form/dates-field';
import styles from '../form/sheet-form.module.css';
import type { SheetFields } from './sheet-fields';

/** When and how the association performed the play. */
export function PerformancePart(fields: SheetFields) {
  const { sheet, change, touch, errorAt } = fields;
  const types = useLiveQuery(() => referenceQueries.list('spectacle-types'), []) ?? [];
  const missing = missingYears(sheet);
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <Select
          label="Type de spectacle"
          isRequired
          options={types.map(({ code, name }) => ({ id: code, name }))}
          value={sheet.spectacleType}
          onChange={(code) => {
            touch('performance.type');
            change({ spectacleType: code as SpectacleTypeCode | null });
          }}
          error={errorAt('performance.type')}
        />
        <TextField
          label="Années"
          isRequired
          inputMode="text"
          autoComplete="off"
          hint="De 1984 à 3000, séparées d’une virgule."
          value={sheet.years}
          onChange={(years) => change({ years })}
          onBlur={() => touch('performance.years')}
          error={errorAt('performance.years')}
        />
      </div>
      {missing.length > 0 && (
        <div>
          <Button
            size="low"
            icon="plus"
            onClick={() => change({ years: [...yearWords(sheet.years), ...missing].join(', ') })}
          >
            Ajouter {missing.join(', ')}, d’après les dates
          </Button>
        </div>
      )}
      <div>
        <h3 className={styles.subtitle}>Dates</h3>
        <DatesField
          {...fields}
          path="performance.dates"
          dates={sheet.dates}
          onChange={(dates) => change({ dates })}
        />
      </div>
    </div>
  );
}

/** Years of dates that are missing from the years field. */
function missingYears({ dates, years }: PieceSheet): readonly string[] {
  const typed = new Set(yearWords(years));
  const ofDates = dates.flatMap((date) => {
    const read = readMoment(date);
    return read.kind === 'moment' ? [parisDay(read.at).slice(0, 4)] : [];
  });
  return [...new Set(ofDates)].filter((year) => !typed.has(year) && year >= '1984').sort();
}
