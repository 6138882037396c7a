import type { SubmitEvent } from 'react';
import type { Result } from '#common/base/result';
import type { PriceCategory } from '#common/contract/agenda/price-category';
import type { Failure } from '#worker/api';
import { type Form, useForm } from '../../../components/form/use-form';
import { categoryFaults } from './category-name';

interface CategoryForm extends Pick<Form<'name'>, 'field' | 'isReady' | 'isRunning'> {
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The single-field form of a category; the typed text is kept if the server refuses it. */
export function useCategoryForm(
  initial: string,
  save: (name: string) => Promise<Result<PriceCategory, Failure>>,
  onDone: (category: PriceCategory) => void,
): CategoryForm {
  const form = useForm({ name: initial }, categoryFaults);
  const send = async () => {
    const saved = await save(form.values.name.trim());
    if (saved.ok) {
      form.restart();
      return onDone(saved.value);
    }
    return form.fail(saved.failure);
  };
  return { ...form, submit: form.sending(send) };
}
