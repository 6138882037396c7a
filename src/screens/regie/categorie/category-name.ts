import { textFaults } from '#common/rules/text-faults';
import type { Failure } from '#worker/api';
import type { Faults } from '../../../components/form/form-state';

/** Faults of a category's name, before it is sent. */
export function categoryFaults({ name }: { readonly name: string }): Faults<'name'> {
  if (name.trim() === '') return { name: 'Le nom est obligatoire' };
  return { name: textFaults('name', name, 100)[0]?.fault };
}

/** The server's fault for the name; undefined if it refused for another reason. */
export function refusedName({ error }: Failure): string | undefined {
  const fault = error?.fields?.['name'];
  return fault === undefined ? undefined : fault.charAt(0).toUpperCase() + fault.slice(1);
}
