import type { Generated } from 'kysely';
import type { priceCategoryNoun } from '#common/nouns/price-category';
import type { ColumnsOf } from '../columns';
import type { StoredLocation } from './location-columns';

export interface ShowTables {
  price_categories: ColumnsOf<typeof priceCategoryNoun.fields> & {
    uuid: Generated<string>;
    slug: string;
    rank: number;
  };
  shows: StoredLocation & {
    uuid: string;
    slug: string;
    title: string;
    visible_from: Date;
    visible_until: Date;
    payment_words: string | null;
    payment_link: string | null;
    event_slug: string | null;
    pieces: { slug: string; title: string }[];
    bookings: boolean;
    banner_uuid: string | null;
    version: string;
  };
  show_prices: {
    uuid: string;
    show_uuid: string;
    category_slug: string;
    /** Euros with two decimals. */
    price: number;
    /** The show was saved without it: nobody can book it before the secretary has confirmed it. */
    to_confirm: boolean;
  };
  show_dates: {
    uuid: string;
    show_uuid: string;
    date: Date;
    closing_date: Date;
    doors_open_at: Date;
    doors_close_at: Date;
    /** The hours of the doors before the evening was put off while they were open or later; null: it was not. */
    former_doors_open_at: Date | null;
    former_doors_close_at: Date | null;
    max_places: number;
    free_participation: boolean;
    re_entry: boolean;
    pay_at_door: boolean;
    rehearsal: boolean;
    /** The highest ticket number assigned for this date; it never decreases. */
    last_ticket_number: number;
    /** From then on the counter sells the seats of bookers who have not arrived; null: never. */
    latecomers_until: Date | null;
  };
  /** The evening as a holder of seats was last told of it, as long as they were not told of its changes since. */
  told_evenings: StoredLocation & {
    /** Exactly one of the two is set. */
    booking_uuid: string | null;
    free_ticket_uuid: string | null;
    title: string;
    date: Date;
    pay_at_door: boolean;
    /** When its last change can no longer be taken back. */
    tell_at: Date;
  };
}
