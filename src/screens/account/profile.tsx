import { useAtomValue } from 'jotai';
import { useLiveQuery } from 'dexie-react-hooks';
import { accountQueries } from '#mirror/queries/account-queries';
import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { roleCodes, roleNames } from '#common/contract/people/roles';
import { NumberedPart } from '../../components/page/numbered-part';
import { personAtom } from '../../state/session';
import { AccountSection } from './account-section';
import { BookingsSection } from './bookings-section';
import { DevicesSection } from './devices-section';
import { PasswordSection } from './password-section';
import { PasskeysSection } from './passkeys-section';
import { RightsSection } from './rights-section';
import { TicketsSection } from './tickets-section';
import type { SectionProps } from './section-props';
import styles from './profile.module.css';
import rows from './section-rows.module.css';
import memberCardStyles from './member-card.module.css';

/** The person's own account, in eight parts. */
export function Profile() {
  const person = useAtomValue(personAtom);
  const account = useLiveQuery(() => accountQueries.read(), []) ?? null;
  if (person === null) return null;
  return (
    <div className={`page ${styles.profile}`}>
      <div className={styles.side}>
        <MemberCard person={person} account={account} />
        <nav className={styles.parts} aria-label="Parties du profil">
          <ol>
            {parts.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <div className={styles.play}>
        {parts.map(({ Content, ...part }) => (
          <NumberedPart key={part.id} {...part}>
            <Content person={person} account={account} />
          </NumberedPart>
        ))}
      </div>
    </div>
  );
}

const parts = [
  { id: 'reservations', title: 'Vos réservations', Content: BookingsSection },
  { id: 'informations', title: 'Mes informations', Content: DetailsSection },
  { id: 'mot-de-passe', title: 'Mon mot de passe', Content: PasswordSection },
  { id: 'places', title: 'Mes places gratuites', Content: TicketsSection },
  { id: 'droits', title: 'Mes droits', Content: RightsSection },
  { id: 'cles', title: 'Mes clés d’accès', Content: PasskeysSection },
  { id: 'appareils', title: 'Mes appareils', Content: DevicesSection },
  { id: 'compte', title: 'Mon compte', Content: AccountSection },
] as const;

/** Read-only: an administrator corrects the details. */
function DetailsSection({ person }: SectionProps) {
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

/** The person's details, as a membership card. */
function MemberCard({ person, account }: SectionProps) {
  const roles = roleCodes.filter((code) => code !== 'ROLE_USER' && person.roles.has(code));
  return (
    <div className={memberCardStyles.card} data-theme="dark">
      <h1 className={memberCardStyles.name}>
        <span className={memberCardStyles.over}>Mon profil </span>
        {fullName(person)}
      </h1>
      <p className={memberCardStyles.mail}>{person.email}</p>
      <dl className={memberCardStyles.facts}>
        <div>
          <dt>Rôle</dt>
          <dd>{roles.length === 0 ? 'Spectateur' : roles.map((code) => roleNames[code]).join(', ')}</dd>
        </div>
        <div>
          <dt>Compte</dt>
          <dd>{account === null ? '—' : account.temporary ? 'Temporaire' : 'Permanent'}</dd>
        </div>
        <div>
          <dt>Depuis le</dt>
          <dd>
            {account === null ? (
              '—'
            ) : (
              <time dateTime={isoDateTime(account.creationDate)}>{shortDate(account.creationDate)}</time>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
