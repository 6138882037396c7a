import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DoorTicketRow, TicketClaims } from '#common/contract/tickets/door';
import { askServer } from '../../bridge/calls';
import { readPictureCodes } from '../../bridge/read-picture-codes';
import { warn } from '../../state/notices';
import type { TicketIndex } from './door-index';
import { type HandedTicket, type ReadBooking, handedPicture, handedText, takenFrom } from './handed-ticket';

interface Options {
  readonly tickets: TicketIndex;
  /** What is open above the screen. */
  readonly opened: unknown;
  readonly onCode: (code: string, claims: TicketClaims) => void;
  readonly onTicket: (ticket: DoorTicketRow) => void;
  /** To look for among the names. */
  readonly onWords: (words: string) => void;
}

export interface HandedTickets {
  readonly isReading: boolean;
  readonly readText: (text: string) => void;
  readonly readPicture: (file: File) => void;
}

/** Takes tickets that come as a text or a picture: pasted or dropped anywhere on the page, or given by the screen. */
export function useHandedTickets(options: Options): HandedTickets {
  const [reading, setReading] = useState(0);
  // A picture takes a moment, after which the screen knows more, or is closed.
  const latest = useRef<Options | null>(options);
  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = null;
    };
  });

  async function open(handed: Promise<HandedTicket>): Promise<void> {
    const { opened } = options;
    setReading((before) => before + 1);
    const found = await handed.finally(() => setReading((before) => before - 1));
    const now = latest.current;
    if (now === null) return;
    // The network took its time, and somebody else is being served by now.
    const isElsewhere = now.opened !== null && now.opened !== opened;
    if (isElsewhere && found.what !== 'nothing') warn(LATE);
    else give(found, now);
  }
  const readText = (text: string) => void open(handedText(text, options.tickets, readBooking));
  const readPicture = (file: File) =>
    void open(handedPicture(file, options.tickets, { readBooking, readPicture: readPictureCodes }));

  const take = useEffectEvent((event: ClipboardEvent | DragEvent, given: DataTransfer | null) => {
    const taken = given && takenFrom(given, isField(event.target));
    if (taken === null) return;
    event.preventDefault();
    if (taken instanceof File) readPicture(taken);
    else readText(taken);
  });
  useEffect(() => {
    const closing = new AbortController();
    const { signal } = closing;
    addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    addEventListener('dragover', allowDrop, { signal });
    return () => closing.abort();
  }, []);
  return { isReading: reading > 0, readText, readPicture };
}

function give(found: HandedTicket, { onCode, onTicket, onWords }: Options): void {
  if (found.what === 'code') onCode(found.code, found.claims);
  else if (found.what === 'ticket') onTicket(found.ticket);
  else if (found.what === 'words') onWords(found.words);
  else warn(found.sentence);
}

const LATE = 'Un billet a été lu pendant que vous faisiez autre chose. Présentez-le encore.';

const readBooking: ReadBooking = (uuid) => askServer('readBooking', { params: { uuid } });

function allowDrop(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files') === true || !isField(event.target)) event.preventDefault();
}

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
