import type { AnswerOf } from '#common/contract/calls/call-parts';

/** What the server answers of a demand for free tickets. */
export type Demand = AnswerOf<'readFreeTicketDemand', Blob>;
