import type { ReactNode, RefObject } from 'react';
import { type Shape, StatusShape } from '../../ui/status-shape';
import styles from './ticket.module.css';

interface TicketStatusProps {
  shape: Shape;
  state: string;
  heading: string;
  lead: ReactNode;
  /** The heading takes the focus if the pressed button disappears. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** The head of a ticket's page: its state, and what it means for its holder. */
export function TicketStatus({ shape, state, heading, lead, headingRef }: TicketStatusProps) {
  return (
    <>
      <p className={styles.state}>
        <StatusShape shape={shape} />
        {state}
      </p>
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
