import { DeskRoute } from '../../components/desk-form/desk-route';
import { AgendaList } from '../../components/agenda-desk/agenda-list';
import { EventForm } from './evenement/event-form';
import { eventList } from './evenement/event-list';
import { eventNoun } from './evenement/event-noun';
import { ShowForm } from './spectacle/show-form';
import { showList } from './spectacle/show-list';
import { showNoun } from './spectacle/show-noun';

export { ShowSettings } from './spectacle/show-settings';

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
export const WriteEvent = () => <DeskRoute noun={eventNoun} Form={EventForm} />;
