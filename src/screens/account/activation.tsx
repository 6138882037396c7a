import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { type Result, succeed } from '#common/base/result';
import type { AccountToken } from '#common/contract/people/account';
import { links } from '#common/contract/site/links';
import type { Failure } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { FormPage } from '../../components/form/form-page';
import { openDialog } from '../../state/dialogs';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import rows from './section-rows.module.css';
import { ChooseRegistration } from './choose-registration';
import { TokenWait } from './token-wait';
import { useToken } from './use-token';

type Outcome =
  /** Activated by this visit. */
  | { readonly kind: 'opened'; readonly firstname: string }
  | { readonly kind: 'opened-before' }
  /** Several registrations: the person must first show which one is theirs. */
  | { readonly kind: 'several'; readonly accountToken: AccountToken };

/** The page of the link in the activation mail: opening it activates the account. */
export function Activation() {
  const { token = '' } = useParams<{ token: string }>();
  // Remembers the request, so that a retry after a lost answer is not taken for a second use of the link.
  const sent = useRef(false);
  const [chosen, setChosen] = useState<Outcome | null>(null);
  const { stage, again } = useToken(
    'activation',
    useCallback(() => activate(token, sent), [token]),
  );
  if (stage.kind !== 'found') return <TokenWait title="Activation du compte" stage={stage} onAgain={again} />;
  const outcome: Outcome = chosen ?? stage.found;
  if (outcome.kind === 'opened') return <Activated firstname={outcome.firstname} />;
  if (outcome.kind === 'opened-before') return <ActivatedBefore />;
  return (
    <ChooseRegistration
      accountToken={outcome.accountToken}
      onActivated={(firstname) => setChosen({ kind: 'opened', firstname })}
    />
  );
}

function Activated({ firstname }: { firstname: string }) {
  useEffect(() => {
    announce('Votre compte a été activé');
    openDialog('login');
  }, []);
  return (
    <Welcome title={`Bienvenue, ${firstname}`}>
      Votre adresse est confirmée, votre compte est ouvert. Il ne reste qu’à vous connecter.
    </Welcome>
  );
}

const ActivatedBefore = () => (
  <Welcome title="Ce compte est déjà activé">Il ne reste qu’à vous connecter.</Welcome>
);

function Welcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FormPage title={title} words={<p>{children}</p>} poster={{ title: 'Rideau\u00a0!', scene: 'curtain' }}>
      <div className={rows.buttons}>
        <Button variant="primary" size="big" onClick={() => openDialog('login')}>
          Se connecter
        </Button>
        <LinkButton variant="plain" size="big" href={links.newsHome.to()}>
          Voir les brèves
        </LinkButton>
      </div>
    </FormPage>
  );
}

async function activate(token: string, sent: { current: boolean }): Promise<Result<Outcome, Failure>> {
  const read = await askServer('readActivation', { params: { token } });
  if (!read.ok) return read;
  const accountToken = read.value;
  if (accountToken.user.isActivated === true && !sent.current) return succeed({ kind: 'opened-before' });
  sent.current = true;
  const activated = await askServer('activateAccount', { params: { token }, body: { ...accountToken } });
  if (activated.ok) return succeed({ kind: 'opened', firstname: activated.value.user.firstname });
  const isPasswordAsked = activated.failure.error?.fields?.['password'] !== undefined;
  return isPasswordAsked ? succeed({ kind: 'several', accountToken }) : activated;
}
