import type { SubmitEvent } from 'react';
import type { Result } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import { priceCategoryNoun } from '#common/nouns/price-category';
import { type TypedFields, normalisedFields, typedFaults } from '#common/rules/typed-fields';
import type { Failure } from '#worker/api';
import { type SessionForm, useSessionForm } from '../../../components/form/use-session-form';

const { fields } = priceCategoryNoun;

/** The form values of a category. */
export interface CategoryValues extends TypedFields<typeof fields> {}

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
  values: CategoryValues,
  save: (values: CategoryValues) => Promise<Result<PriceCategory, Failure>>,
  onDone: (category: PriceCategory) => void,
): CategoryForm {
  const form = useSessionForm(what, values, (typed) => typedFaults(fields, typed));
  const send = async () => {
    const saved = await save(normalisedFields(fields, form.values));
    if (saved.ok) {
      form.forget();
      return onDone(saved.value);
    }
    return form.fail(saved.failure);
  };
  return { ...form, submit: form.sending(send) };
}
