import { type DoorReport, doorHeader, doorReport } from '#common/contract/tickets/device';
import { CallError } from './call-error';
import { checked } from './input-faults';
import { refuseUnstorable } from './storable';

/**
 * A door phone's report about itself, sent with a request; null if there is none.
 * Throws CallError `invalid-parameter` for an invalid report.
 */
export function doorReportIn({ headers }: Request): DoorReport | null {
  const header = headers.get(doorHeader);
  if (header === null) return null;
  const value = readJson(header);
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
