import { is } from 'superstruct';
import { tidyTelephone } from '#common/base/telephone';
import { phone as phoneStruct } from '#common/contract/tickets/booking';
import { telephoneFault } from '../../text/telephone-fault';

/**
 * The fault of an optional telephone number, with what is wrong where that can be told; undefined: none.
 * @param stored the number that the booking has: it may have been taken before its digits were counted
 */
export function phoneFault(phone: string, stored = ''): string | undefined {
  const number = tidyTelephone(phone);
  if (number === '' || number === tidyTelephone(stored)) return undefined;
  return telephoneFault(number) ?? (is(number, phoneStruct) ? undefined : GENERAL);
}

const GENERAL = 'Un numéro comme 06 12 34 56 78, ou rien';
