import { showWords } from '#common/rules/saves/show-save';
import { CallError } from '../../platform/http/call-error';
import { hasPermission } from '../../platform/http/caller';
import type { Caller, Handlers } from '../../platform/http/handler';
import { withBookedPlaces } from './seats-repository';
import { findPublicShows } from './listed-play-repository';
import { findShows, listShowUuids, locateShow } from './show-projection';

export const showRoutes = {
  async listShows({ caller, query, database }) {
    const visibleOnly = query.visibleOnly === true || !hasPermission(caller, 'shows');
    const uuids = await listShowUuids(database, { visibleOnly, bookable: query.bookings === true });
    const shows = await findFor(caller)(database, uuids);
    return withBookedPlaces(
      database,
      uuids.flatMap((uuid) => shows.get(uuid) ?? []),
    );
  },

  async readShow({ caller, params, database }) {
    const uuid = await locateShow(database, params.slug, hasPermission(caller, 'shows'));
    const shows = await findFor(caller)(database, uuid === undefined ? [] : [uuid]);
    const [show] = await withBookedPlaces(database, [...shows.values()]);
    if (show === undefined) throw new CallError('not-found', { message: showWords.missing });
    return show;
  },
} satisfies Partial<Handlers>;

const findFor = (caller: Caller) => (hasPermission(caller, 'shows') ? findShows : findPublicShows);
