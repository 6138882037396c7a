import type { SubmitEvent } from 'react';
import type { Result } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Failure } from '#worker/api';
import { type SessionForm, useSessionForm } from '../../../components/form/use-session-form';
import { categoryFaults } from './category-name';

interface CategoryForm extends Pick<
  SessionForm<'name'>,
  'field' | 'isReady' | 'isRunning' | 'isResumed' | 'forget'
> {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * The single-field form of a category; the typed text is kept if the server refuses it, and if the session ends.
 * @param what is typed, by a name for this tab
 */
export function useCategoryForm(
  what: string,
  initial: string,
  save: (name: string) => Promise<Result<PriceCategory, Failure>>,
  onDone: (category: PriceCategory) => void,
): CategoryForm {
  const form = useSessionForm(what, { name: initial }, categoryFaults);
  const send = async () => {
    const saved = await save(form.values.name.trim());
    if (saved.ok) {
      form.forget();
      return onDone(saved.value);
    }
    return form.fail(saved.failure);
  };
  return { ...form, submit: form.sending(send) };
}
