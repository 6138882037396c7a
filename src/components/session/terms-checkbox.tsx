import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { links } from '#common/contract/site/links';
import { acceptedTermsAtom } from '../../state/terms';
import { Checkbox } from '../../ui/field/checkbox';
import { Link } from '../../ui/link';
import type { FormField } from '../form/use-form';

/**
 * The terms to accept before anything is sent; the text opens beside the form, which keeps what was typed. Whoever accepts
 * them in the bar below meanwhile, here or there, is not asked a second time.
 */
export function TermsCheckbox({ name, value, error, onChange, onBlur }: FormField) {
  const accepted = useAtomValue(acceptedTermsAtom);
  const [before] = useState(accepted);
  const tick = useEffectEvent(() => onChange('on'));
  useEffect(() => {
    if (accepted !== before && accepted !== null) tick();
  }, [accepted, before]);
  return (
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
}
