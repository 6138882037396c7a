import { DemandFreeTickets as Demand } from './demand-free-tickets';
import { FreeTicketDemands as Demands } from './free-ticket-demands';
import { ShowFreeTickets as Tickets } from './show-free-tickets';

/*
 * The screens of a show's free tickets are one file to load: whoever opens one opens the next, and every file more weighs on
 * the first page that anybody loads, which names them all.
 */

/** What is given of a show, and what the office does to each ticket. */
export const ShowFreeTickets = () => <Tickets />;

/** Who asks for more. */
export const FreeTicketDemands = () => <Demands />;

/** Asks for somebody. */
export const DemandFreeTickets = () => <Demand />;
