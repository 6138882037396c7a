import { onWire } from '#common/base/wire';
import { links } from '#common/contract/site/links';
import {
  type ShowSheet,
  completedShow,
  emptyShowSheet,
  showSheetOf,
  showWriteOf,
  normalisedShow,
} from './show-sheet';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { queuedWrites } from '../../../bridge/queued-writes';
import type { DeskNoun } from '../form/desk-noun';
import { currentHour } from '../agenda/current-hour';

/** A show, for the desk. */
export const showNoun: DeskNoun<ShowSheet> = {
  name: 'show',
  get empty() {
    return emptyShowSheet(currentHour());
  },
  async read(address) {
    const show = await deskAgendaQueries.readShow(address);
    return show && { uuid: show.uuid, slug: show.slug, version: show.version, values: showSheetOf(show) };
  },
  write(sheet, uuid, version) {
    const body = onWire({ uuid, ...showWriteOf(sheet) });
    return version === null
      ? queuedWrites.createShow(uuid, body)
      : queuedWrites.updateShow({ uuid, version }, body);
  },
  normalised: normalisedShow,
  completed: completedShow,
  titleOf: ({ title }) => title,
  editor: links.editShow.to,
  list: links.shows.to,
  hasNoTrash: true,
  missing: 'Spectacle introuvable',
};
