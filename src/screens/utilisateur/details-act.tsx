import type { ActProps } from './act-props';
import rows from './act-rows.module.css';

/** Read-only: an administrator corrects the details. */
export function DetailsAct({ person }: ActProps) {
  return (
    <div className={`${rows.stack} ${rows.narrow}`}>
      <dl className={rows.facts}>
        <div>
          <dt>Prénom</dt>
          <dd>{person.firstname}</dd>
        </div>
        <div>
          <dt>Nom</dt>
          <dd>{person.name}</dd>
        </div>
        <div>
          <dt>Adresse mail</dt>
          <dd>{person.email}</dd>
        </div>
      </dl>
      <p className="small soft">
        Une erreur, une nouvelle adresse&nbsp;? Écrivez à l’association&nbsp;: elle la corrige pour vous.
      </p>
    </div>
  );
}
