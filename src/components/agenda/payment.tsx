import { addressOfLink } from '#common/base/web-address';
import type { Show } from '#common/contract/agenda/show';
import { linkInWords } from '../../text/web-address';
import { Link } from '../../ui/link';

/** How seats are paid, as the association says, and its own page for that. */
export const Payment = ({ words, link }: NonNullable<Show['payment']>) => (
  <>
    {words && <p className="small">{words}</p>}
    {link && (
      <p className="small">
        Payer en ligne&nbsp;: <Link href={addressOfLink(link)}>{linkInWords(link)}</Link>
      </p>
    )}
  </>
);
