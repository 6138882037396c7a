import { useLiveQuery } from 'dexie-react-hooks';
import { telephoneAddress } from '#common/base/telephone';
import { links } from '#common/contract/site/links';
import { telephoneQueries } from '#mirror/queries/telephone-queries';
import { Link } from '../../ui/link';

/** Ends a sentence with whom to call: by the number that the association publishes, else where it is written to. */
export function WhomToCall({ act }: { act: string }) {
  const telephone = useLiveQuery(telephoneQueries.published);
  return telephone ? (
    <>
      {act} l’association au <a href={telephoneAddress(telephone)}>{telephone.words}</a>.
    </>
  ) : (
    <>
      <Link href={links.contacts.to()}>écrivez à l’association</Link>.
    </>
  );
}
