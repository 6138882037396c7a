import type { ShowSheet } from './show-sheet';
import type { SheetFields } from '../form/sheet-fields';
import { Select } from '../../../ui/field/select';
import { useEventTitles } from './use-event-titles';

/** Selects the event that announces the show, among those that this person may see. */
export function EventField({ sheet, change, touch, errorAt }: SheetFields<ShowSheet>) {
  const { titles, other } = useEventTitles();
  const names = new Map([[NONE, 'Aucun'], ...titles]);
  if (sheet.event !== null && !titles.has(sheet.event)) names.set(sheet.event, other);
  return (
    <Select
      label="Évènement qui l’annonce"
      options={[...names].map(([id, name]) => ({ id, name }))}
      value={sheet.event ?? NONE}
      onChange={(chosen) => {
        touch('event');
        change({ event: chosen === NONE || chosen === null ? null : String(chosen) });
      }}
      error={errorAt('event')}
    />
  );
}

/** Slugs are never empty. */
const NONE = '';
