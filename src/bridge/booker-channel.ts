import { type BookerValues, readBookingSession } from '../state/booking-session';

/** What pages of this browser tell each other of who books: in storage that they share it would outlast the browser. */
type BookerMessage =
  | { readonly kind: 'asked'; readonly by: string | null }
  | { readonly kind: 'typed'; readonly by: string | null; readonly fields: BookerValues };

const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('booker-1'));

/** Tells pages that ask what was typed in this one. */
export function tellBooker(): void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<BookerMessage>) => {
    const session = readBookingSession();
    if (data.kind !== 'asked' || session === null || session.fields === null || session.by !== data.by)
      return;
    channel.postMessage({ kind: 'typed', by: session.by, fields: session.fields } satisfies BookerMessage);
  });
}

/**
 * Asks the other pages of this browser what this person has typed about who books. Returns a function that ends this.
 * @param by uuid of the person; null for a visitor
 */
export function askForBooker(by: string | null, receive: (fields: BookerValues) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<BookerMessage>) => {
    if (data.kind !== 'typed' || data.by !== by) return;
    channel.close();
    receive(data.fields);
  });
  channel?.postMessage({ kind: 'asked', by } satisfies BookerMessage);
  return () => channel?.close();
}
