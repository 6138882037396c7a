import type { AnswerOf } from '#common/contract/call-parts';

/** What the server answers of a demand for free tickets. */
export type Demand = AnswerOf<'readFreeTicketDemand', Blob>;
