import type { JournalNoun } from '#common/contract/site/journal';
import {
  findEventSubject,
  findPriceCategorySubject,
  findShowDateSubject,
  findShowSubject,
} from './agenda-subjects';
import { findInteractiveImageSubject } from './interactive-image-subject';
import type { FindSubject } from './journal-subject';
import { findDeviceSubject, findRoleDemandSubject, findUserSubject } from './people-subjects';
import { findAboutTextSubject, findHeaderSubject, findSettingsSubject } from './site-subjects';
import { findSponsorSubject } from './sponsor-subject';
import { findFreeTicketDemandSubject } from './ticket-subjects';

/** The nouns that the journal reads before and after a change; free tickets keep both rows for it. */
export type ReadNoun = Exclude<JournalNoun, 'freeTicket'>;

/** How the journal reads each noun; one without a line does not compile. */
export const journalSubjects: Readonly<Record<ReadNoun, FindSubject>> = {
  user: findUserSubject,
  roleDemand: findRoleDemandSubject,
  aboutText: findAboutTextSubject,
  sponsor: findSponsorSubject,
  priceCategory: findPriceCategorySubject,
  show: findShowSubject,
  showDate: findShowDateSubject,
  interactiveImage: findInteractiveImageSubject,
  agendaEvent: findEventSubject,
  settings: findSettingsSubject,
  header: findHeaderSubject,
  freeTicketDemand: findFreeTicketDemandSubject,
  device: findDeviceSubject,
};
