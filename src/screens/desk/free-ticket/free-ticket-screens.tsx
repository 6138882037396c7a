import { DemandFreeTickets as Demand } from './demand-free-tickets';
import { FreeTicketDemands as Demands } from './free-ticket-demands';
import { ShowFreeTickets as Tickets } from './show-free-tickets';

/*
 * The screens of a show's free tickets share one chunk: one is usually followed by another, and each further chunk adds
 * to the first page load, which names them all.
 */

/** The free tickets of a show, and the office's actions on each. */
export const ShowFreeTickets = () => <Tickets />;

/** The demands for more. */
export const FreeTicketDemands = () => <Demands />;

/** Asks for tickets on behalf of a person. */
export const DemandFreeTickets = () => <Demand />;
