import { DeskRoute } from './form/desk-route';
import { AgendaList } from './agenda/agenda-list';
import { EventForm } from './event/event-form';
import { eventList } from './event/event-list';
import { deskEvent } from './event/desk-event';
import { ShowForm } from './show/show-form';
import { showList } from './show/show-list';
import { showNoun } from './show/show-noun';

export { ShowSettings } from './show/show-settings';

/*
 * The screens of shows and events share one chunk: a list is usually followed by its form, and each further chunk adds
 * to the first page load, which names them all.
 */

/** The list of shows, for the secretary. */
export const ShowDesk = () => <AgendaList noun={showList} />;

/** Screen to create or edit a show. */
export const WriteShow = () => <DeskRoute noun={showNoun} Form={ShowForm} />;

/** The list of events, for the administration. */
export const EventDesk = () => <AgendaList noun={eventList} />;

/** Screen to create or edit an event. */
export const WriteEvent = () => <DeskRoute noun={deskEvent} Form={EventForm} />;
