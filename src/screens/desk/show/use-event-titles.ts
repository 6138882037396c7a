import { useAtomValue } from 'jotai';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { useAgenda } from '../../../components/agenda/use-agenda';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';
import { rolesAtom } from '../../../state/session';

interface EventTitles {
  /** By slug. */
  readonly titles: ReadonlyMap<string, string>;
  /** The words for an event that is not among them. */
  readonly other: string;
}

/** The titles of the events that this person may see. */
export function useEventTitles(): EventTitles {
  const { agenda } = useAgenda();
  const { answer: own = [] } = useMirrorAnswer(deskAgendaQueries.events);
  const seesAll = isAllowed(permissions.site, useAtomValue(rolesAtom));
  return {
    titles: new Map([...(agenda?.events ?? []), ...own].map(({ slug, title }) => [slug, title])),
    other: seesAll ? 'Un évènement qui n’est plus là' : 'Un évènement qui n’est pas à l’affiche en ce moment',
  };
}
