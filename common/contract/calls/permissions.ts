import type { RoleCode } from '../people/roles';

/** Who may do a thing: everybody, any logged-in user, or holders of one of these roles. */
export type Permission = 'everybody' | 'user' | readonly RoleCode[];

/** The single table of permissions; calls, routes and menus refer to it by name. */
export const permissions = {
  everybody: 'everybody',
  loggedIn: 'user',
  member: ['ROLE_MEMBRE'],
  content: ['ROLE_ADMIN_CONTENT', 'ROLE_ADMIN'],
  shows: ['ROLE_SECRETAIRE', 'ROLE_ADMIN'],
  bookings: ['ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  othersTickets: ['ROLE_BILLETTERIE', 'ROLE_SECRETAIRE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  freeTicketDemands: ['ROLE_SECRETAIRE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  ticketOffice: ['ROLE_BILLETTERIE', 'ROLE_ADMIN'],
  eveningReports: ['ROLE_BILLETTERIE', 'ROLE_ADMIN_RESA', 'ROLE_ADMIN'],
  users: ['ROLE_ADMIN_USER', 'ROLE_ADMIN'],
  members: ['ROLE_ADMIN_MEMBRE', 'ROLE_ADMIN_USER', 'ROLE_ADMIN'],
  site: ['ROLE_ADMIN'],
  backOffice: ['ROLE_MEMBRE'],
  regie: ['ROLE_ADMIN_USER', 'ROLE_ADMIN_RESA', 'ROLE_SECRETAIRE', 'ROLE_ADMIN'],
  profile: ['ROLE_USER'],
} as const satisfies Record<string, Permission>;

export type PermissionName = keyof typeof permissions;
