import { useCallback, useEffect } from 'react';
import { useParams } from 'wouter';
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

/** The link of the activation mail: opening it activates the account. */
export function Activation() {
  const { token = '' } = useParams<{ token: string }>();
  const { stage, again } = useToken(useCallback(() => activate(token), [token]));
  if (stage.kind !== 'found') return <TokenWait title="Activation du compte" stage={stage} onAgain={again} />;
  return <Activated firstname={stage.found.user.firstname} />;
}

function Activated({ firstname }: { firstname: string }) {
  useEffect(() => {
    announce('Votre compte a été activé');
    openDialog('login');
  }, []);
  return (
    <FormPage
      title={`Bienvenue, ${firstname}`}
      words={<p>Votre adresse est confirmée, votre compte est ouvert. Il ne reste qu’à entrer.</p>}
      poster={{ title: 'Rideau\u00a0!', scene: 'curtain' }}
    >
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

async function activate(token: string) {
  const read = await askServer('readActivation', { params: { token } });
  return read.ok ? askServer('activateAccount', { params: { token }, body: { ...read.value } }) : read;
}
