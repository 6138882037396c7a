import { useAtomValue } from 'jotai';
import { useLiveQuery } from 'dexie-react-hooks';
import { accountQueries } from '#mirror/queries/account-queries';
import { Act } from '../../components/page/act';
import { personAtom } from '../../state/session';
import { AccountAct } from './account-act';
import { BookingsAct } from './bookings-act';
import { DetailsAct } from './details-act';
import { DevicesAct } from './devices-act';
import { MemberCard } from './member-card';
import { PasswordAct } from './password-act';
import { PasskeysAct } from './passkeys-act';
import styles from './profile.module.css';
import { RightsAct } from './rights-act';
import { TicketsAct } from './tickets-act';

/** The person's own account, in eight acts. */
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
            {acts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.play}>
        {acts.map(({ Content, ...act }) => (
          <Act key={act.id} {...act}>
            <Content person={person} account={account} />
          </Act>
        ))}
      </div>
    </div>
  );
}

const acts = [
  { id: 'reservations', title: 'Vos réservations', Content: BookingsAct },
  { id: 'informations', title: 'Mes informations', Content: DetailsAct },
  { id: 'mot-de-passe', title: 'Mon mot de passe', Content: PasswordAct },
  { id: 'places', title: 'Mes places gratuites', Content: TicketsAct },
  { id: 'droits', title: 'Mes droits', Content: RightsAct },
  { id: 'cles', title: 'Mes clés d’accès', Content: PasskeysAct },
  { id: 'appareils', title: 'Mes appareils', Content: DevicesAct },
  { id: 'compte', title: 'Mon compte', Content: AccountAct },
] as const;
