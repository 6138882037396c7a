import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { fullName } from '#common/base/full-name';
import type { FirstSteps as Steps } from '#common/contract/site/first-run';
import { links } from '#common/contract/site/links';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { type ServerData, useServerData } from '../../components/request/use-server-data';
import { personAtom } from '../../state/session';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { askServer } from '../../bridge/calls';
import { AssociationForm } from '../../components/association/association-form';
import { Skeleton } from '../../ui/skeleton';
import { MailStep } from './mail-step';
import { Step } from './step';
import styles from './first-run.module.css';

interface FirstStepsProps {
  asked: ServerData<Steps>;
  steps: Steps;
  /** The form that led here has gone, and the focus with it. */
  takesFocus: boolean;
}

/** What an association begins with: each step can be left for later, and what is done is ticked. */
export function FirstSteps({ asked, steps, takesFocus }: FirstStepsProps) {
  const person = useAtomValue(personAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={`page ${styles.page}`}>
      <h1 className="title" ref={heading} tabIndex={-1}>
        Premiers pas
      </h1>
      <p className={styles.words}>
        Rien ne presse, et l’ordre est libre. Vous retrouverez cette page dans la régie, sous
        «&nbsp;Site&nbsp;», tant qu’il reste quelque chose à faire.
      </p>
      <ServerDataNotice asked={asked} what="La mise en service" />
      <div className={styles.steps}>
        <Step id="compte" title="Votre compte" isDone>
          <p>
            {person && fullName(person)} administre ce site. Une autre personne devrait pouvoir le faire
            aussi&nbsp;: une fois inscrite, elle se trouve parmi les{' '}
            <Link href={links.userList.to()}>utilisateurs</Link>.
          </p>
        </Step>
        <NameStep isDone={steps.hasName} onDone={asked.askAgain} />
        <MailStep steps={steps} isLoading={asked.isLoading} onAsk={asked.askAgain} />
        <Step id="spectacle" title="Le premier spectacle" isDone={steps.hasShow}>
          <p>
            Il lui faut un titre, un lieu et une séance&nbsp;; ses places se vendent dans les{' '}
            <Link href={links.priceCategories.to()}>catégories de prix</Link> de l’association.
          </p>
          {steps.hasShow ? (
            <LinkButton href={links.shows.to()}>Voir les spectacles</LinkButton>
          ) : (
            <LinkButton href={links.addShow.to()} icon="plus">
              Ajouter un spectacle
            </LinkButton>
          )}
        </Step>
      </div>
      <p>
        <LinkButton href={links.newsHome.to()} arrow>
          Voir le site
        </LinkButton>
      </p>
    </div>
  );
}

interface NameStepProps {
  isDone: boolean;
  onDone: () => void;
}

/** The name of the association, its logo, its colour, and how it presents itself. */
function NameStep({ isDone, onDone }: NameStepProps) {
  const asked = useServerData(() => askServer('readSettings', {}), '');
  return (
    <Step id="nom" title="L’association" isDone={isDone}>
      <p>
        Le nom est en tête de chaque page, au bas des mails et sur les billets. Le logo et la couleur peuvent
        attendre&nbsp;: tout se change aussi plus tard, dans la régie.
      </p>
      {asked.answer && <AssociationForm settings={asked.answer} onSaved={onDone} />}
      <ServerDataNotice asked={asked} what="Cette étape" skeleton={<Skeleton lines={4} />} />
    </Step>
  );
}
