import { useEffect } from 'react';
import { useLocation, useParams } from 'wouter';
import { links } from '#common/contract/site/links';
import { isShown } from '#common/rules/agenda';
import { useAgenda } from '../../components/agenda/use-agenda';
import { UnreachablePage } from '../../components/mirror-answer/unreachable-page';
import { BillSkeleton } from '../../components/page/bill-page';
import { warn } from '../../state/notices';
import { usePageTitle } from '../../state/page-title';
import { EventDocument } from './event-document';

/** One event: what takes place without being booked here. */
export function EventPage() {
  const { slug } = useParams<{ slug: string }>();
  const { agenda, reach, now } = useAgenda();
  const event = agenda?.events.filter(isShown(now)).find((one) => one.slug === slug || one.uuid === slug);
  usePageTitle(event?.title);
  if (event !== undefined) return <EventDocument event={event} now={now} />;
  if (agenda === undefined || reach === 'waiting') return <BillSkeleton words="Chargement de l’évènement…" />;
  return reach === 'silent' ? <UnreachablePage what="Annonce" /> : <BackHome />;
}

function BackHome() {
  const [, navigate] = useLocation();
  useEffect(() => {
    warn('Cet évènement n’est plus annoncé');
    navigate(links.newsHome.to(), { replace: true });
  }, [navigate]);
  return null;
}
