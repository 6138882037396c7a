import type { Agenda } from '#common/rules/agenda';
import { pageMirror } from '../page-mirror';

export const agendaQueries = {
  /** Every show and event in sight: a handful, which `common/rules/agenda` arranges. */
  read: (): Promise<Agenda> =>
    pageMirror.read(
      async (generation) => ({
        shows: await generation.rows('shows').toArray(),
        events: await generation.rows('events').toArray(),
      }),
      { shows: [], events: [] },
    ),
};
