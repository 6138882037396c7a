import { TextField } from '../../ui/text-field';
import styles from '../../components/form.module.css';
import type { ActProps } from './act-props';
import rows from './act-rows.module.css';

/** Shown and not changed: an administrator corrects them. */
export function DetailsAct({ person }: ActProps) {
  return (
    <div className={`${styles.form} ${rows.narrow}`}>
      <div className={styles.pair}>
        <TextField label="Prénom" value={person.firstname} isReadOnly />
        <TextField label="Nom" value={person.name} isReadOnly />
      </div>
      <TextField
        label="Adresse mail"
        value={person.email}
        isReadOnly
        hint="Une erreur, une nouvelle adresse&nbsp;? Écrivez à l’association&nbsp;: elle la corrige pour vous."
      />
    </div>
  );
}
