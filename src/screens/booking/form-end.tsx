import { playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import type { Show } from '#common/contract/agenda/show';
import { bookableDates } from '#common/rules/agenda';
import { doorsOpenOf } from '#common/rules/show-dates';
import { useServerNow } from '../../components/clock/clock-offset';
import { LinkButton } from '../../ui/link-button';
import { AtDoor } from './at-door';
import styles from './booking.module.css';
import { WhomToCall } from './whom-to-call';

interface FormEndProps {
  end: 'closed' | 'gone';
  show: Show;
  date: Show['dates'][number];
  left: number | undefined;
}

/** Why a form cannot be sent any more, and the other dates of its show, whose forms have what was typed in this one. */
export function FormEnd({ end, show, date, left }: FormEndProps) {
  const now = useServerNow();
  const others = bookableDates(show, now).filter(({ uuid }) => uuid !== date.uuid);
  return (
    <div role="alert" className={styles.actions}>
      <p>
        {end === 'gone'
          ? 'Cette séance vient d’être retirée\u00a0: elle ne se réserve plus.'
          : 'Les réservations de cette séance viennent de fermer.'}{' '}
        {others.length > 0 && 'Votre nom et votre adresse sont gardés pour une autre séance.'}
      </p>
      {end === 'closed' && now < date.date ? (
        <AtDoor left={left} payAtDoor={date.payAtDoor} doorsOpenAt={doorsOpenOf(date)} />
      ) : (
        <p>
          Pour en savoir plus, <WhomToCall act="appelez" />
        </p>
      )}
      {others.map(({ uuid, date: at }) => (
        <LinkButton key={uuid} wide href={links.book.to({ uuid })}>
          Réserver pour le {playbillDate(at)}
        </LinkButton>
      ))}
    </div>
  );
}
