import { CallError } from './http/call-error';
import type { Handlers } from './http/handler';

const coming = async (): Promise<never> => {
  throw new CallError('unavailable');
};

/** Calls that are in the contract already. */
export const comingRoutes = {
  readActivation: coming,
  activateAccount: coming,
  requestPassword: coming,
  readPasswordToken: coming,
  renewPassword: coming,
  registerUser: coming,
  listUsers: coming,
  readUser: coming,
  readUserBySlug: coming,
  updateUser: coming,
  deleteUser: coming,
  changePassword: coming,
  changeHabilitations: coming,
  changeTemporary: coming,
  blockUser: coming,
  acceptTerms: coming,
  exportUserData: coming,
  removeRole: coming,
  listRoles: coming,
  createRoleDemand: coming,
  listRoleDemands: coming,
  listUserRoleDemands: coming,
  decideRoleDemand: coming,
  deleteRoleDemand: coming,
  listSessions: coming,
  endSession: coming,
  listMails: coming,
  readMail: coming,
  readAdminUserCounters: coming,
  readBadges: coming,
} satisfies Partial<Handlers>;
