import { hourInWords, shortDate } from '#common/base/dates';
import { count, integer, plainMoney } from '#common/base/numbers';
import { parseWireDate } from '#common/base/paris-time';
import { referenceLists } from '#common/contract/content/reference-names';
import { demandStates } from '#common/contract/fields/demand-states';
import { roleNames } from '#common/contract/people/roles';
import type { JournalField } from '#common/contract/site/journal';
import { colourNames } from '../../../text/colour-names';
import type { Value } from './journal-answer';

type Plain = string | number | boolean;

/** A value in words: a line for each element of a list. None for no value and for an empty one. */
export function valueLines(field: JournalField, value: Value | undefined): readonly string[] {
  if (value === undefined || value === '') return [];
  if (typeof value !== 'object') return [plainWords(field, value)];
  return value.map((element) =>
    typeof element === 'object' ? partsWords(element) : plainWords(field, element),
  );
}

function plainWords(field: JournalField, value: Plain): string {
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  // Ranks count from 0 for programs, from 1 for people.
  if (typeof value === 'number') return integer(field === 'rank' ? value + 1 : value);
  const moment = parseWireDate(value);
  if (moment !== undefined) return `${shortDate(moment)}, ${hourInWords(moment)}`;
  return codeNames[field]?.[value] ?? value;
}

const codeNames: Readonly<Partial<Record<JournalField, Readonly<Record<string, string>>>>> = {
  colour: colourNames,
  habilitations: roleNames,
  type: referenceLists['text-template-types'],
  state: { ...referenceLists['free-ticket-states'], ...demandStates },
};

/** The parts of a date, a price or a zone, which are told in one line. */
function partsWords(parts: Readonly<Record<string, Plain>>): string {
  return Object.entries(parts)
    .map(([part, value]) => partWords[part]?.(value) ?? String(value))
    .filter((words) => words !== '')
    .join(', ');
}

const zoneTypes: Readonly<Record<string, string>> = referenceLists['interactive-zone-types'];
const at = (value: Plain) => plainWords('dates', value);
const partWords: Readonly<Record<string, (value: Plain) => string>> = {
  date: at,
  closingDate: (value) => `réservations jusqu’au ${at(value)}`,
  maxPlaces: (value) => count(Number(value), 'place'),
  freeParticipation: (value) => (value === true ? 'participation libre' : ''),
  payAtDoor: (value) => (value === true ? 'paiement sur place' : 'paiement avant'),
  doorsBefore: (value) => `portes ${count(Number(value), 'minute')} avant`,
  zoneType: (value) => zoneTypes[String(value)] ?? String(value),
  price: (value) => plainMoney(Number(value)),
  toConfirm: (value) => (value === true ? 'à confirmer' : ''),
};
