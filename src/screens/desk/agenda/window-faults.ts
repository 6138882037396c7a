import { momentFaults } from '#common/rules/moment-faults';
import { type FieldFault, when } from '#common/rules/text-faults';
import { type TypedMoment, momentOf } from '#common/rules/typed-moment';

/** The visibility of a thing in the form. */
export interface WindowSheet {
  readonly visibleFrom: TypedMoment;
  readonly visibleUntil: TypedMoment;
}

/** Both ends are required, and must be in order. */
export function windowFaults({ visibleFrom, visibleUntil }: WindowSheet): readonly FieldFault[] {
  const [from, until] = [momentOf(visibleFrom), momentOf(visibleUntil)];
  return [
    ...when(isNone(visibleFrom), 'visibleFrom.day', 'Le début de l’affichage est à préciser'),
    ...momentFaults('visibleFrom', visibleFrom),
    ...when(isNone(visibleUntil), 'visibleUntil.day', 'La fin de l’affichage est à préciser'),
    ...momentFaults('visibleUntil', visibleUntil),
    ...when(
      from !== null && until !== null && from >= until,
      'visibleUntil.day',
      'L’affichage doit finir après avoir commencé',
    ),
  ];
}

const isNone = ({ day, time }: TypedMoment) => day.trim() === '' && time.trim() === '';
