import type { SubmitEvent } from 'react';
import type { Result } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Failure } from '#worker/api';
import { type SessionForm, useSessionForm } from '../../../components/form/use-session-form';
import { type CategoryValues, categoryFaults } from './category-faults';

interface CategoryForm extends Pick<
  SessionForm<keyof CategoryValues>,
  'field' | 'isRunning' | 'isResumed' | 'forget'
> {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The form of a category; the typed text is kept if the server refuses it, and if the session ends.
 * @param what is typed, by a name for this tab
 */
export function useCategoryForm(
  what: string,
  { name, description }: CategoryValues,
  save: (values: CategoryValues) => Promise<Result<PriceCategory, Failure>>,
  onDone: (category: PriceCategory) => void,
): CategoryForm {
  const form = useSessionForm(what, { name, description }, categoryFaults);
  const send = async () => {
    const { values } = form;
    const saved = await save({ name: values.name.trim(), description: values.description.trim() });
    if (saved.ok) {
      form.forget();
      return onDone(saved.value);
    }
    return form.fail(saved.failure);
  };
  return { ...form, submit: form.sending(send) };
}
