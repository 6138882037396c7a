import { agendaEventWrite } from '#common/contract/agenda/event';
import { eventNoun } from '#common/nouns/event';
import { isShown } from '#common/rules/agenda';
import { savedEvent } from '#common/rules/saves/event-save';
import { effectOnDesk } from './desk';
import { assumeUnused, provisionalSlug } from './unknown-here';

/** An event added, saved or deleted here. */
export const eventEffect = effectOnDesk(eventNoun, agendaEventWrite, {
  saved: (save) => savedEvent(save, { slug: provisionalSlug(save), isElsewhere: assumeUnused }),
  isShown: (event, at) => isShown(at)(event),
});
