import { count } from '#common/base/numbers';
import { fullName } from '#common/base/full-name';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { TelephoneLinks } from '../../../components/page/reach-links';
import styles from './telling.module.css';

/** The people without an address, who must be called. */
export function CallList({ toCall, calls }: Pick<AnswerOf<'previewTelling', Blob>, 'toCall' | 'calls'>) {
  if (toCall === 0) return null;
  return (
    <section aria-label="Sans adresse mail">
      <h3 className={styles.small}>
        {count(toCall, 'personne')} sans adresse mail, à prévenir par téléphone
      </h3>
      {calls === undefined ? (
        <p>
          {toCall === 1 ? 'Son nom et son numéro sont' : 'Leurs noms et numéros sont'} chez qui tient les
          réservations, à qui le site les enverra en même temps.
        </p>
      ) : (
        <ul className={styles.calls}>
          {calls.map(({ phone, ...person }, rank) => (
            <li key={rank}>
              {fullName(person)}
              {phone === undefined ? (
                <span className="soft">sans numéro</span>
              ) : (
                <TelephoneLinks phone={phone} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
