import type { AnswerOf } from '#common/contract/calls/call-parts';

/** The server's answer for a demand for free tickets. */
export type Demand = AnswerOf<'readFreeTicketDemand', Blob>;
