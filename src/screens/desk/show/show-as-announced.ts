import { locationOf, locationSheetOf } from '../agenda/location-sheet';
import type { SheetShowDate, ShowSheet } from './show-sheet';
import { type ShowEvenings, isElsewhere } from '#common/rules/announced-evening';
import { momentOf, typedMoment } from '#common/rules/typed-moment';

/** The fields of a show's form as people know them who were not told of its changes yet: saved so, nobody is told. */
export function sheetAsAnnounced(
  sheet: ShowSheet,
  { title, location, dates }: ShowEvenings,
): Partial<ShowSheet> {
  const place = locationSheetOf(location);
  const { locationDescription } = place;
  const told = new Map(dates.map((date) => [date.uuid, date]));
  return {
    title,
    ...(isElsewhere(location, locationOf(sheet)) ? place : { locationDescription }),
    dates: sheet.dates.map((date) => {
      const before = told.get(date.uuid);
      return before === undefined
        ? date
        : { ...movedBack(date, before.date), payAtDoor: before.payAtDoor ?? true };
    }),
  };
}

/** The end of booking moves with its date, as it did before. */
function movedBack(date: SheetShowDate, to: Date): SheetShowDate {
  const [at, closes] = [momentOf(date.date), momentOf(date.closing)];
  const closing = at && closes && typedMoment(new Date(closes.getTime() + to.getTime() - at.getTime()));
  return { ...date, date: typedMoment(to), ...(closing && { closing }) };
}
