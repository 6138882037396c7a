import { type ReactNode, useState } from 'react';
import { NeverReceived } from '../../../components/mirror-answer/never-received';
import { useLookup } from '../../../components/mirror-answer/use-lookup';
import { LoadingScreen } from '../../../components/loading/loading-screen';
import { BackToList } from './back-to-list';

interface Known {
  readonly uuid: string;
}

interface DeskLookupProps<Thing extends Known> {
  address: string;
  read: (address: string) => Promise<Thing | null>;
  /** The title of the screen while it cannot be shown. */
  title: string;
  /** Said where nothing has this address, and the list to go back to then. */
  missing: string;
  list: string;
  /** Shown there instead of going back. */
  instead?: ReactNode;
  children: (thing: Thing) => ReactNode;
}

/** Shows a thing by its address, once this device has it. The caller must key it, so that another thing is shown anew. */
export function DeskLookup<Thing extends Known>(props: DeskLookupProps<Thing>) {
  const { address, read, title, missing, list, instead, children } = props;
  const sought = useLookup(address, read);
  const [thing, setThing] = useState<Thing | null>(null);
  // The thing is kept, so that a deletion by another person does not close the screen.
  const isNewer = sought.kind === 'found' && sought.thing !== thing;
  if (isNewer && (thing === null || thing.uuid === sought.thing.uuid)) setThing(sought.thing);
  if (thing !== null) return children(thing);
  switch (sought.kind) {
    case 'found':
    case 'awaited':
      return <LoadingScreen />;
    case 'unreachable':
      return (
        <div className="page">
          <h1 className="visually-hidden">{title}</h1>
          <NeverReceived title="Ceci n’est pas encore sur cet appareil">
            Le serveur ne répond pas. Cette page s’ouvrira d’elle-même dès qu’il répondra.
          </NeverReceived>
        </div>
      );
    case 'missing':
      return instead ?? <BackToList words={missing} href={list} />;
  }
}
