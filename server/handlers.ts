import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import { aboutTextRoutes } from './content/about-text/about-text-routes';
import { accountRoutes } from './people/account/account-routes';
import { bookingRoutes } from './tickets/booking/booking-routes';
import { deskBookingRoutes } from './tickets/booking/desk-booking-routes';
import { type ChangeDependencies, changeRoutes } from './platform/feed/change-routes';
import { contactRoutes } from './content/contact/contact-routes';
import { badgeRoutes } from './operation/badge/badge-routes';
import { noteContact } from './tickets/device/device-contact-repository';
import { deviceRoutes } from './tickets/device/device-routes';
import { eventRoutes } from './agenda/event/event-routes';
import type { FileStore } from './platform/files/file-store';
import { firstRunRoutes } from './operation/first-run/first-run-routes';
import { freeTicketDemandRoutes } from './tickets/free-ticket-demand/free-ticket-demand-routes';
import { freeTicketRoutes } from './tickets/free-ticket/free-ticket-routes';
import { headerRoutes } from './content/header/header-routes';
import type { Handlers } from './platform/http/handler';
import { imageRoutes } from './content/image/image-routes';
import { journalRoutes } from './operation/journal/journal-routes';
import { journalled } from './operation/journal/journalled';
import { linkedArticleRoutes } from './content/linked-article/linked-article-routes';
import { mailRoutes } from './platform/mail/mail-routes';
import { newsRoutes } from './content/news/news-routes';
import { passkeyRoutes } from './people/passkey/passkey-routes';
import { pieceAuthorRoutes } from './content/piece-author/piece-author-routes';
import { pieceRoutes } from './content/piece/piece-routes';
import { previewLinkRoutes } from './content/preview-link/preview-link-routes';
import { previewImageRoutes } from './content/preview-image/preview-image-routes';
import { priceCategoryRoutes } from './agenda/price-category/price-category-routes';
import { referenceListRoutes } from './content/reference-list/reference-list-routes';
import { revisionRoutes } from './content/publication/revision-routes';
import { roleDemandRoutes } from './people/role-demand/role-demand-routes';
import { scanRoutes } from './tickets/scan/scan-routes';
import { sessionRoutes } from './people/session/session-routes';
import { settingsRoutes } from './content/settings/settings-routes';
import { showDeskRoutes } from './agenda/show-desk/show-desk-routes';
import { showRoutes } from './agenda/show/show-routes';
import type { NodeDependencies } from './operation/site-health/measure-site-health';
import { siteHealthRoutes } from './operation/site-health/site-health-routes';
import { interactiveImageRoutes } from './agenda/interactive-image/interactive-image-routes';
import { sponsorRoutes } from './content/sponsor/sponsor-routes';
import { thingRoutes } from './content/page/thing-routes';
import { ticketOrderRoutes } from './tickets/ticket-order/ticket-order-routes';
import { trashRoutes } from './content/trash/trash-routes';
import { uploadRoutes } from './content/upload/upload-routes';
import { userRoutes } from './people/account/user-routes';

export interface HandlerDependencies extends Omit<ChangeDependencies, 'noteContact'> {
  readonly files: FileStore;
  readonly version: string;
  readonly node: Omit<NodeDependencies, 'version'>;
}

/** The handlers of all calls; those that administer write their entry in the journal. */
export function createHandlers(parts: HandlerDependencies): Handlers {
  return journalled({
    index: async () => indexOf(parts.version),
    ...sessionRoutes,
    ...accountRoutes,
    ...userRoutes,
    ...roleDemandRoutes,
    ...passkeyRoutes,
    ...mailRoutes,
    ...badgeRoutes,
    ...contactRoutes,
    ...newsRoutes,
    ...pieceRoutes,
    ...pieceAuthorRoutes,
    ...linkedArticleRoutes,
    ...showRoutes,
    ...showDeskRoutes,
    ...priceCategoryRoutes,
    ...bookingRoutes,
    ...deskBookingRoutes,
    ...eventRoutes,
    ...aboutTextRoutes,
    ...settingsRoutes,
    ...headerRoutes,
    ...siteHealthRoutes({ ...parts.node, version: parts.version }),
    ...firstRunRoutes(parts.node.isSendingMails),
    ...interactiveImageRoutes,
    ...sponsorRoutes,
    ...previewImageRoutes(parts.files),
    ...imageRoutes(parts.files),
    ...uploadRoutes,
    ...trashRoutes(parts.files),
    ...revisionRoutes,
    ...previewLinkRoutes(parts.readers),
    ...freeTicketRoutes,
    ...freeTicketDemandRoutes,
    ...ticketOrderRoutes,
    ...deviceRoutes,
    ...scanRoutes,
    ...changeRoutes({ ...parts, noteContact }),
    ...thingRoutes(parts),
    ...journalRoutes,
    ...referenceListRoutes,
  });
}

/** The answer of `GET /api`: all calls, each with the roles of which one is required (none: everybody). */
function indexOf(version: string) {
  const calls: readonly Endpoint[] = Object.values(endpoints);
  return {
    version,
    endpoints: calls.map(({ method, path, who }) => ({ method, path, roles: rolesOf(who) })),
  };
}

function rolesOf(who: Endpoint['who']) {
  const permission = permissions[who];
  if (permission === 'everybody') return [];
  return permission === 'user' ? ['ROLE_USER'] : permission;
}
