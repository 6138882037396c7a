import { textFaults } from '#common/rules/text-faults';
import type { Faults } from '../../../components/form/form-state';

/** The form values of a category; `description` says who has it. */
export interface CategoryValues {
  readonly name: string;
  readonly description: string;
}

/** Faults of a category, before it is sent. */
export function categoryFaults({ name, description }: CategoryValues): Faults<keyof CategoryValues> {
  return {
    name: name.trim() === '' ? 'Le nom est obligatoire' : textFaults('name', name, 100)[0]?.fault,
    description: textFaults('description', description, 200)[0]?.fault,
  };
}
