import { textFault } from '#common/rules/text-faults';
import { yearsFault } from '../form/typed-years';
import type { Faults } from '../../../components/form/form-state';
import { appearanceFaults } from '../form/appearance';
import type { NewsValues } from './news-noun';

/** Faults that must be corrected before a news item is saved. */
export function newsFaults(values: NewsValues) {
  const { title, description, years } = values;
  return {
    title: title.trim() === '' ? 'Le titre est obligatoire' : textFault(title, 200),
    description: textFault(description, 1000, true),
    ...appearanceFaults(values),
    years: yearsFault(years),
  } satisfies Faults<string>;
}
