import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useParams } from 'wouter';
import { type Result, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { askServer } from '../../bridge/calls';
import { FormPage } from '../../components/form-page';
import { links } from '../../links';
import { openDialog } from '../../state/dialogs';
import { announce } from '../../state/notices';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import rows from './act-rows.module.css';
import { TokenWait } from './token-wait';
import { useToken } from './use-token';

interface Opened {
  readonly firstname: string;
  /** Whether it is by this visit that the account is open. */
  readonly isNew: boolean;
}

/** The link of the activation mail: opening it activates the account. */
export function Activation() {
  const { token = '' } = useParams<{ token: string }>();
  // An answer that was lost on the way is no second use of the link.
  const sent = useRef(false);
  const { stage, again } = useToken(useCallback(() => activate(token, sent), [token]));
  if (stage.kind !== 'found') return <TokenWait title="Activation du compte" stage={stage} onAgain={again} />;
  return stage.found.isNew ? <Activated firstname={stage.found.firstname} /> : <ActivatedBefore />;
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
  <Welcome title="Ce compte est déjà activé">Ce lien a déjà servi. Il ne reste qu’à vous connecter.</Welcome>
);

function Welcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <FormPage title={title} words={<p>{children}</p>} poster={{ title: 'Rideau\u00a0!', scene: 'curtain' }}>
      <div className={rows.buttons}>
        <Button look="act" size="big" onClick={() => openDialog('login')}>
          Se connecter
        </Button>
        <LinkButton look="plain" size="big" href={links.newsHome.to()}>
          Voir les brèves
        </LinkButton>
      </div>
    </FormPage>
  );
}

async function activate(token: string, sent: { current: boolean }): Promise<Result<Opened, Failure>> {
  const read = await askServer('readActivation', { params: { token } });
  if (!read.ok) return read;
  const { firstname, isActivated = false } = read.value.user;
  if (isActivated && !sent.current) return succeed({ firstname, isNew: false });
  sent.current = true;
  const activated = await askServer('activateAccount', { params: { token }, body: { ...read.value } });
  return activated.ok ? succeed({ firstname, isNew: true }) : activated;
}
