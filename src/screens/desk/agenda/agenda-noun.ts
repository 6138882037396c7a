import type { NewWrite } from '#worker/api';
import type { AgendaItem } from './agenda-item';

/** All that differs between the list of shows and the list of events. */
export interface AgendaNoun {
  /** Its name in lanes and drafts. */
  readonly kind: 'show' | 'event';
  /** The screen's title: 'Spectacles'. */
  readonly title: string;
  /** 'spectacle', 'évènement': both masculine. */
  readonly word: string;
  /** 'Ajouter un spectacle'. */
  readonly add: string;
  /** The screen above the list, where there is one. */
  readonly parent?: { readonly href: string; readonly name: string };
  readonly addresses: {
    readonly list: string;
    readonly add: string;
    readonly edit: (slug: string) => string;
    /** The public page of the current one; null if there is none. */
    readonly read: string | null;
    /** The page of its free tickets; null if there are none. */
    readonly freeTickets: ((slug: string) => string) | null;
    /** The list of its interactive images, where it can have some. */
    readonly interactiveImages: ((slug: string) => string) | null;
  };
  readonly remove: (item: AgendaItem) => NewWrite;
  /** Shown before one is deleted. */
  readonly warning: string;
  readonly items: () => Promise<readonly AgendaItem[]>;
}
