import type { ShowSheet } from '#common/rules/show-sheet';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { useAgenda } from '../../../components/agenda/use-agenda';
import type { SheetFields } from '../../../components/sheet-form/sheet-fields';
import { Select } from '../../../ui/field/select';

/** Selects the event that announces the show, among those that this person may see. */
export function EventField({ sheet, change, touch, errorAt }: SheetFields<ShowSheet>) {
  const { agenda } = useAgenda();
  const { answer: own = [] } = useMirrorAnswer(deskAgendaQueries.events);
  const events = [...(agenda?.events ?? []), ...own];
  const titles = new Map(events.map(({ slug, title }) => [slug, title]));
  if (sheet.event !== null && !titles.has(sheet.event))
    titles.set(sheet.event, 'Un évènement qui n’est plus là');
  return (
    <Select
      label="Évènement qui l’annonce"
      options={[{ id: NONE, name: 'Aucun' }, ...[...titles].map(([id, name]) => ({ id, name }))]}
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
