import type { Agenda } from '#common/rules/agenda';
import { pageMirror } from '../page-mirror';

export const agendaQueries = {
  /** Every visible show and event: few, arranged by `common/rules/agenda`. */
  read: (): Promise<Agenda> =>
    pageMirror.read(
      async (generation) => ({
        shows: await generation.rows('shows').toArray(),
        events: await generation.rows('events').toArray(),
      }),
      { shows: [], events: [] },
    ),
};
