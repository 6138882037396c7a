import { useAtomValue } from 'jotai';
import { useLiveQuery } from 'dexie-react-hooks';
import { accountQueries } from '#mirror/queries/account-queries';
import { personAtom } from '../../state/session';
import { AccountAct } from './account-act';
import { DetailsAct } from './details-act';
import { DevicesAct } from './devices-act';
import { MemberCard } from './member-card';
import { PasswordAct } from './password-act';
import { ProfileAct } from './profile-act';
import styles from './profile.module.css';
import { RightsAct } from './rights-act';
import { TicketsAct } from './tickets-act';

/** One's own account, in six acts. */
export function Profile() {
  const person = useAtomValue(personAtom);
  const account = useLiveQuery(() => accountQueries.read(), []) ?? null;
  if (person === null) return null;
  return (
    <div className={`page ${styles.profile}`}>
      <div className={styles.side}>
        <MemberCard person={person} account={account} />
        <nav className={styles.acts} aria-label="Parties du profil">
          <ol>
            {acts.map(({ id, number, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className={styles.number} aria-hidden="true">
                    {number}
                  </span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.play}>
        {acts.map(({ Content, ...act }) => (
          <ProfileAct key={act.id} {...act}>
            <Content person={person} account={account} />
          </ProfileAct>
        ))}
      </div>
    </div>
  );
}

const acts = [
  { id: 'informations', number: 'I', title: 'Mes informations', Content: DetailsAct },
  { id: 'mot-de-passe', number: 'II', title: 'Mon mot de passe', Content: PasswordAct },
  { id: 'places', number: 'III', title: 'Mes places gratuites', Content: TicketsAct },
  { id: 'droits', number: 'IV', title: 'Mes droits', Content: RightsAct },
  { id: 'appareils', number: 'V', title: 'Mes appareils', Content: DevicesAct },
  { id: 'compte', number: 'VI', title: 'Mon compte', Content: AccountAct },
] as const;
