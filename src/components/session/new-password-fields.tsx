import { useId } from 'react';
import { type PasswordNeed, unmetPasswordNeeds, passwordNeeds, PASSWORD_LEAST } from '#common/rules/password';
import type { FormField } from '../form/use-form';
import { TextField } from '../../ui/field/text-field';
import styles from './new-password-fields.module.css';

interface NewPasswordFieldsProps {
  password: FormField;
  confirmation: FormField;
  label?: string;
}

/** A new password, with the rules it does not meet yet while it is typed, and its confirmation. */
export function NewPasswordFields({
  password,
  confirmation,
  label = 'Mot de passe',
}: NewPasswordFieldsProps) {
  const needsId = useId();
  const lacking = unmetPasswordNeeds(password.value);
  return (
    <>
      <div className={styles.password}>
        <TextField
          {...password}
          label={label}
          type="password"
          autoComplete="new-password"
          aria-describedby={needsId}
        />
        <ul id={needsId} className={styles.needs} aria-label="Ce qu’il faut à un mot de passe">
          {passwordNeeds.map((need) => (
            <Need key={need} need={need} isMet={!lacking.includes(need)} />
          ))}
        </ul>
      </div>
      <TextField
        {...confirmation}
        label="Confirmation du mot de passe"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}

function Need({ need, isMet }: { need: PasswordNeed; isMet: boolean }) {
  return (
    <li className={isMet ? styles.met : undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        {isMet ? <path d="M2.5 8.5l3.6 3.6L13.5 4" /> : <circle cx="8" cy="8" r="4.5" />}
      </svg>
      {words[need]}
      <span className="visually-hidden">{isMet ? ' : oui' : ' : pas encore'}</span>
    </li>
  );
}

const words: Readonly<Record<PasswordNeed, string>> = {
  length: `${PASSWORD_LEAST} caractères`,
  uppercase: '1 majuscule',
  lowercase: '1 minuscule',
  digit: '1 chiffre',
  special: '1 caractère spécial',
};
