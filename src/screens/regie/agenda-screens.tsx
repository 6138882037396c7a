import { DeskDoor } from '../../components/desk-form/desk-door';
import { AgendaList } from '../../components/agenda-desk/agenda-list';
import { EventForm } from './evenement/event-form';
import { eventList } from './evenement/event-list';
import { eventNoun } from './evenement/event-noun';
import { ShowForm } from './spectacle/show-form';
import { showList } from './spectacle/show-list';
import { showNoun } from './spectacle/show-noun';

/*
 * The screens of shows and events are one file to load: whoever opens a list opens a form next, and every file more weighs
 * on the first page that anybody loads, which names them all.
 */

/** The secretary's shows. */
export const ShowDesk = () => <AgendaList noun={showList} />;

/** Writes a show, or changes one. */
export const WriteShow = () => <DeskDoor noun={showNoun} Form={ShowForm} />;

/** The administration's events. */
export const EventDesk = () => <AgendaList noun={eventList} />;

/** Writes an event, or changes one. */
export const WriteEvent = () => <DeskDoor noun={eventNoun} Form={EventForm} />;
