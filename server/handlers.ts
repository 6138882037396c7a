import type { Endpoint } from '#common/contract/endpoint';
import { endpoints } from '#common/contract/endpoints';
import { permissions } from '#common/contract/permissions';
import { aboutTextRoutes } from './about-text/about-text-routes';
import { accountRoutes } from './account/account-routes';
import { type ChangeParts, changeRoutes } from './changes/change-routes';
import { counterRoutes } from './counters/counter-routes';
import { deviceRoutes } from './device/device-routes';
import type { FileStore } from './files/file-store';
import { freeTicketRoutes } from './free-ticket/free-ticket-routes';
import type { Handlers } from './http/handler';
import { mailRoutes } from './mail/mail-routes';
import { newsRoutes } from './news/news-routes';
import { previewImageRoutes } from './preview-image/preview-image-routes';
import { referenceListRoutes } from './reference-list/reference-list-routes';
import { roleDemandRoutes } from './role-demand/role-demand-routes';
import { scanRoutes } from './scan/scan-routes';
import { sessionRoutes } from './session/session-routes';
import { userRoutes } from './user/user-routes';

export interface HandlerParts extends ChangeParts {
  readonly files: FileStore;
  readonly version: string;
}

/** Every call's handler. */
export function createHandlers(parts: HandlerParts): Handlers {
  return {
    index: async () => indexOf(parts.version),
    ...sessionRoutes,
    ...accountRoutes,
    ...userRoutes,
    ...roleDemandRoutes,
    ...mailRoutes,
    ...counterRoutes,
    ...newsRoutes,
    ...aboutTextRoutes,
    ...previewImageRoutes(parts.files),
    ...freeTicketRoutes,
    ...deviceRoutes,
    ...scanRoutes,
    ...changeRoutes(parts),
    ...referenceListRoutes,
  };
}

/** What `GET /api` answers: the calls that there are, and the roles of which one is needed (none: everybody). */
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
