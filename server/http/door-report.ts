import { type DoorReport, doorHeader, doorReport } from '#common/contract/tickets/device';
import { CallError } from './call-error';
import { checked } from './input-faults';
import { refuseUnstorable } from './storable';

/**
 * What a phone of the door tells of itself with a request; null where it tells nothing.
 * Throws CallError `invalid-parameter` for what is no report.
 */
export function doorReportIn({ headers }: Request): DoorReport | null {
  const told = headers.get(doorHeader);
  if (told === null) return null;
  const value = readJson(told);
  refuseUnstorable(value);
  return checked(value, doorReport, 'invalid-parameter');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CallError('invalid-parameter', { fields: { [doorHeader]: 'JSON attendu' } });
  }
}
