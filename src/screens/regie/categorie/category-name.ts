import { textFaults } from '#common/rules/text-faults';
import type { Faults } from '../../../components/form/form-state';

/** Faults of a category's name, before it is sent. */
export function categoryFaults({ name }: { readonly name: string }): Faults<'name'> {
  if (name.trim() === '') return { name: 'Le nom est obligatoire' };
  return { name: textFaults('name', name, 100)[0]?.fault };
}
