import type { Endpoint } from '#common/contract/calls/endpoint';
import { endpoints } from '#common/contract/calls/endpoints';
import { permissions } from '#common/contract/calls/permissions';
import { aboutTextRoutes } from './about-text/about-text-routes';
import { accountRoutes } from './people/account-routes';
import { bookingRoutes } from './booking/booking-routes';
import { officeBookingRoutes } from './booking/office-booking-routes';
import { type ChangeDependencies, changeRoutes } from './changes/change-routes';
import { contactRoutes } from './contact/contact-routes';
import { counterRoutes } from './counters/counter-routes';
import { deviceRoutes } from './device/device-routes';
import { eventRoutes } from './event/event-routes';
import type { FileStore } from './files/file-store';
import { firstRunRoutes } from './first-run/first-run-routes';
import { freeTicketDemandRoutes } from './free-ticket-demand/free-ticket-demand-routes';
import { freeTicketRoutes } from './free-ticket/free-ticket-routes';
import { headerRoutes } from './header/header-routes';
import type { Handlers } from './http/handler';
import { imageRoutes } from './image/image-routes';
import { journalRoutes } from './journal/journal-routes';
import { journalled } from './journal/journalled';
import { linkedArticleRoutes } from './linked-article/linked-article-routes';
import { mailRoutes } from './mail/mail-routes';
import { newsRoutes } from './news/news-routes';
import { passkeyRoutes } from './passkey/passkey-routes';
import { pieceAuthorRoutes } from './piece-author/piece-author-routes';
import { pieceRoutes } from './piece/piece-routes';
import { previewLinkRoutes } from './preview-link/preview-link-routes';
import { previewImageRoutes } from './preview-image/preview-image-routes';
import { priceCategoryRoutes } from './price-category/price-category-routes';
import { referenceListRoutes } from './reference-list/reference-list-routes';
import { revisionRoutes } from './revision/revision-routes';
import { roleDemandRoutes } from './role-demand/role-demand-routes';
import { scanRoutes } from './scan/scan-routes';
import { sessionRoutes } from './session/session-routes';
import { settingsRoutes } from './settings/settings-routes';
import { showDeskRoutes } from './show-desk/show-desk-routes';
import { showRoutes } from './show/show-routes';
import type { NodeDependencies } from './site-health/measure-site-health';
import { siteHealthRoutes } from './site-health/site-health-routes';
import { interactiveImageRoutes } from './interactive-image/interactive-image-routes';
import { sponsorRoutes } from './sponsor/sponsor-routes';
import { thingRoutes } from './page/thing-routes';
import { ticketOrderRoutes } from './ticket-order/ticket-order-routes';
import { trashRoutes } from './trash/trash-routes';
import { uploadRoutes } from './upload/upload-routes';
import { userRoutes } from './people/user-routes';

export interface HandlerDependencies extends ChangeDependencies {
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
    ...counterRoutes,
    ...contactRoutes,
    ...newsRoutes,
    ...pieceRoutes,
    ...pieceAuthorRoutes,
    ...linkedArticleRoutes,
    ...showRoutes,
    ...showDeskRoutes,
    ...priceCategoryRoutes,
    ...bookingRoutes,
    ...officeBookingRoutes,
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
    ...previewLinkRoutes,
    ...freeTicketRoutes,
    ...freeTicketDemandRoutes,
    ...ticketOrderRoutes,
    ...deviceRoutes,
    ...scanRoutes,
    ...changeRoutes(parts),
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
