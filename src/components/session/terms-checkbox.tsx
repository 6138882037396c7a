import { links } from '#common/contract/site/links';
import { Checkbox } from '../../ui/field/checkbox';
import { Link } from '../../ui/link';
import type { FormField } from '../form/use-form';

/** The terms to accept before anything is sent; the text opens beside the form, which keeps what was typed. */
export const TermsCheckbox = ({ name, value, error, onChange, onBlur }: FormField) => (
  <Checkbox
    name={name}
    isSelected={value !== ''}
    error={error}
    onChange={(isSelected) => onChange(isSelected ? 'on' : '')}
    onBlur={onBlur}
  >
    J’ai lu et j’accepte les{' '}
    <Link href={links.terms.to()} target="_blank">
      Conditions Générales d’Utilisation
      <span className="visually-hidden"> (dans un nouvel onglet)</span>
    </Link>
  </Checkbox>
);
