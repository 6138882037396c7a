import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MultiSelect } from '../../../../src/ui/field/multi-select';
import { Select, type SelectProps } from '../../../../src/ui/field/select';

const buttonOf = (html: string) => /<button[^>]*>/.exec(html)?.[0];
const one = (options: SelectProps['options']) =>
  renderToStaticMarkup(<Select label="Séance" options={options} />);
const several = (options: SelectProps['options']) =>
  renderToStaticMarkup(
    <MultiSelect label="Années" options={options} value={[]} onChange={() => {}} placeholder="Toutes" />,
  );

describe('a list to choose from', () => {
  it.each([
    ['one', one],
    ['several', several],
  ])('opens for %s only once there is something to choose', (_, draw) => {
    expect(buttonOf(draw([]))).toContain(' disabled=""');
    expect(buttonOf(draw([{ id: 'a', name: 'Le 12 mars' }]))).not.toContain(' disabled=""');
  });
});
