import { textFault } from '#common/rules/text-faults';
import { yearsFault } from '#common/rules/typed-years';
import type { Faults } from '../../../components/form/form-state';
import type { NewsValues } from './news-noun';

/** Faults that must be corrected before a news item is saved. */
export function newsFaults({ title, description, years }: NewsValues): Faults<keyof NewsValues & string> {
  return {
    title: title.trim() === '' ? 'Le titre est obligatoire' : textFault(title, 200),
    description: textFault(description, 1000, true),
    years: yearsFault(years),
  };
}
