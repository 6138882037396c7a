import { formatWireDate, parseWireDate } from '#common/base/paris-time';
import { momentFaults } from '#common/rules/moment-faults';
import { type TypedMoment, momentOf, noMoment, typedMoment } from '#common/rules/typed-moment';
import type { Faults } from '../../../components/form/form-state';

/** Something in a form that appears at a moment; an empty one: at once. */
interface Appearing {
  readonly visibleFrom: TypedMoment;
}

/** The moment from which it is public, for a form that is open now. */
export const appearanceOf = ({ visibleFrom }: Appearing): Date => momentOf(visibleFrom) ?? new Date(0);

/** The typed moment in the wire form; null: at once. */
export function writtenAppearance({ visibleFrom }: Appearing): string | null {
  const at = momentOf(visibleFrom);
  return at === null ? null : formatWireDate(at);
}

export function appearanceFaults({ visibleFrom }: Appearing): Faults<'visibleFrom.day' | 'visibleFrom.time'> {
  const [first] = momentFaults('visibleFrom', visibleFrom);
  return first === undefined ? {} : { [first.path]: first.fault };
}

/** A draft from before the moment was typed holds it in the wire form. */
export function completedAppearance<Values extends Appearing>(values: Values): Values {
  const stored: unknown = values.visibleFrom;
  if (stored !== null && typeof stored !== 'string') return values;
  const at = parseWireDate(stored ?? '');
  return { ...values, visibleFrom: at === undefined ? noMoment : typedMoment(at) };
}
