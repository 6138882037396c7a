import type { NewWrite } from '#worker/api';
import type { AgendaItem } from './agenda-item';

/** All that the list of shows and the one of events do not have in common. */
export interface AgendaNoun {
  /** What lanes and drafts call it. */
  readonly kind: 'show' | 'event';
  /** Of the screen: 'Spectacles'. */
  readonly title: string;
  /** 'spectacle', 'évènement': masculine, both of them. */
  readonly word: string;
  /** 'Ajouter un spectacle'. */
  readonly add: string;
  /** The screen above the list, where there is one. */
  readonly parent?: { readonly href: string; readonly name: string };
  readonly addresses: {
    readonly list: string;
    readonly add: string;
    readonly edit: (slug: string) => string;
    /** Where everybody sees it; null where it has no page of its own. */
    readonly read: string | null;
    /** Where its free tickets are given; null where there are none. */
    readonly freeTickets: ((slug: string) => string) | null;
  };
  readonly remove: (item: AgendaItem) => NewWrite;
  /** Said before one is deleted. */
  readonly warning: string;
  readonly items: () => Promise<readonly AgendaItem[]>;
}
