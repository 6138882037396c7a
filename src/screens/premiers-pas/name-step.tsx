import { askServer } from '../../bridge/calls';
import { AssociationForm } from '../../components/association/association-form';
import { ServerDataNotice } from '../../components/request/server-data-notice';
import { useServerData } from '../../components/request/use-server-data';
import { Skeleton } from '../../ui/skeleton';
import { Step } from './step';

interface NameStepProps {
  isDone: boolean;
  onDone: () => void;
}

/** The name of the association, its logo, its colour, and how it presents itself. */
export function NameStep({ isDone, onDone }: NameStepProps) {
  const asked = useServerData(() => askServer('readSettings', {}), '');
  return (
    <Step id="nom" title="L’association" isDone={isDone}>
      <p>
        Le nom est en tête de chaque page, au bas des mails et sur les billets. Le logo et la couleur peuvent
        attendre&nbsp;: tout se change aussi plus tard, dans la régie.
      </p>
      {asked.answer === undefined ? (
        asked.failure === null && <Skeleton lines={4} />
      ) : (
        <AssociationForm settings={asked.answer} onSaved={onDone} />
      )}
      <ServerDataNotice asked={asked} what="Cette étape" />
    </Step>
  );
}
