import { useLiveQuery } from 'dexie-react-hooks';
import { telephoneAddress } from '#common/base/telephone';
import { telephoneQueries } from '#mirror/queries/telephone-queries';

/** The telephone number that the association publishes, for whoever books; nothing if it publishes none. */
export function CallUs() {
  const telephone = useLiveQuery(telephoneQueries.published);
  return (
    telephone && (
      <p className="small">
        Une question sur vos places&nbsp;? <a href={telephoneAddress(telephone)}>{telephone.words}</a>
      </p>
    )
  );
}
