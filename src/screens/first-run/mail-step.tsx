import { useAtomValue } from 'jotai';
import { hourInWords } from '#common/base/dates';
import type { FirstSteps } from '#common/contract/site/first-run';
import { askServer } from '../../bridge/calls';
import { useTask } from '../../components/request/use-task';
import { personAtom } from '../../state/session';
import { mailCause } from '../../text/mail-cause';
import { Button } from '../../ui/button';
import { Step } from './step';
import styles from './first-run.module.css';

interface MailStepProps {
  steps: FirstSteps;
  isLoading: boolean;
  onAsk: () => void;
}

/** A test mail to oneself: without mails nobody can register or receive a ticket. */
export function MailStep({ steps, isLoading, onAsk }: MailStepProps) {
  const { isRunning, run } = useTask();
  const email = useAtomValue(personAtom)?.email ?? '';
  const { sendsMail, hasSentMail, testMail } = steps;
  const send = () => run(() => askServer('sendTestMail', {}), onAsk);
  const isWaiting = testMail !== undefined && testMail.sentAt === undefined;
  return (
    <Step id="mail" title="Les mails" isDone={hasSentMail}>
      <p>Billets, inscriptions et mots de passe oubliés passent par des mails.</p>
      {!sendsMail && (
        <p>
          Aucun serveur de mail n’est réglé&nbsp;: les mails restent sur ce serveur. Réglez{' '}
          <code>SMTP_URL</code>, puis redémarrez-le.
        </p>
      )}
      <p role="status" className={styles.told}>
        {testMail && outcomeOf(testMail, email)}
      </p>
      {sendsMail && (
        <Button icon="mail" pending={isRunning} onClick={send}>
          M’envoyer un mail d’essai
        </Button>
      )}
      {sendsMail && isWaiting && (
        <Button icon="sync" pending={isLoading} onClick={onAsk}>
          Où en est-il&nbsp;?
        </Button>
      )}
    </Step>
  );
}

type TestMail = NonNullable<FirstSteps['testMail']>;

function outcomeOf({ askedAt, sentAt, fault }: TestMail, email: string): string {
  if (sentAt !== undefined)
    return `Le mail d’essai est parti vers ${email} à ${hourInWords(sentAt)}. S’il n’arrive pas, regardez dans les courriers indésirables.`;
  const asked = `Le mail d’essai demandé à ${hourInWords(askedAt)} n’est pas encore parti`;
  return fault === undefined ? `${asked}.` : `${asked}\u00a0: ${mailCause(fault)}.`;
}
