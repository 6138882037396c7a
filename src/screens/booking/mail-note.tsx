import { useState } from 'react';
import type { DeviceBooking } from '#worker/api';
import { links } from '#common/contract/site/links';
import { useLine } from '../../components/request/needs-network';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import styles from './booking.module.css';
import { CorrectEmailDialog } from './correct-email-dialog';

interface MailNoteProps {
  booking: DeviceBooking;
  onChange: () => void;
}

/** Where the letter about a booking went and whether it left; a slip in the address can be put right once. */
export function MailNote({ booking, onChange }: MailNoteProps) {
  const { email, isMailRefused, isMailSent, canCorrectEmail, state } = booking;
  const hasLine = useLine();
  const [isOpen, setOpen] = useState(false);
  const what = state.code === 'CONFIRMEE' ? 'Le billet' : 'Le mail';
  const said = isMailRefused
    ? `Mail refusé\u00a0: ce que le site vous écrit n’arrive pas à ${email}.`
    : isMailSent === undefined
      ? null
      : `${what} ${isMailSent ? 'est parti' : 'part'} à ${email}.`;
  if (said === null) return null;
  return (
    <div className={`no-print ${styles.mail}`}>
      <p className={ticketStyles.lead} role="status">
        {said}
      </p>
      {canCorrectEmail && (
        <Button size="low" disabled={!hasLine} onClick={() => setOpen(true)}>
          Corriger l’adresse
        </Button>
      )}
      {isMailRefused && !canCorrectEmail && (
        <p>
          <Link href={links.contacts.to()}>Donnez une autre adresse à l’association</Link>
        </p>
      )}
      {isOpen && (
        <CorrectEmailDialog
          booking={booking}
          onClose={() => {
            setOpen(false);
            onChange();
          }}
        />
      )}
    </div>
  );
}
