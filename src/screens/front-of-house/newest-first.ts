import { byUuid } from '#common/base/order';
import { wholeSecond } from '#common/base/paris-time';

interface Made {
  readonly uuid: string;
  readonly at: Date;
}

/**
 * The order of sales and scans in lists: the last one at the head. Times on the wire are whole seconds, those of rows that
 * were not sent yet are finer: within a second, the order of the client's UUIDs decides.
 */
export const newestFirst = (one: Made, other: Made): number =>
  secondOf(other) - secondOf(one) || byUuid(other, one);

const secondOf = ({ at }: Made): number => wholeSecond(at).getTime();
