import { array, object } from 'superstruct';
import {
  accountPresence,
  accountToken,
  activation,
  passwordChange,
  passwordRenewal,
  passwordRequest,
  registered,
  registration,
  termsAcceptance,
} from '../people/account';
import { contactMessage } from '../site/contact';
import { departure } from '../people/departure';
import { adminUserCounters, badges } from '../site/badges';
import { get, post, put, remove } from './endpoint';
import { mail, mailQuery, mailSummary } from '../site/mail';
import { identityProof } from '../people/identity-proof';
import { ownSession } from '../people/own-session';
import {
  passkey,
  passkeyConsent,
  passkeyCreation,
  passkeyLogin,
  passkeyNaming,
  passkeyRequest,
  passkeyWrite,
} from '../people/passkey';
import { tolerantList, pageOf, hasKnown, slug, uuid } from '../fields/primitives';
import { roleDemand, roleDemandDecision, roleDemandQuery, roleDemandWrite } from '../people/role-demand';
import { role, roleCode, roleCodes } from '../people/roles';
import { loginRequest, session } from '../people/session';
import {
  blockingWrite,
  habilitationsWrite,
  temporaryWrite,
  user,
  userQuery,
  userWrite,
} from '../people/user';
import { byToken, byUuid } from './address-params';

/** The calls of accounts, people, their roles, sessions and mails. */
export const peopleEndpoints = {
  readActivation: get('/api/accounts/activation/{token}', 'everybody', {
    params: byToken,
    answer: accountToken,
    anonymous: true,
  }),
  resendActivation: post('/api/accounts/activation', 'everybody', {
    body: loginRequest,
    answer: 'nothing',
    anonymous: true,
  }),
  activateAccount: put('/api/accounts/activation/{token}', 'everybody', {
    params: byToken,
    body: activation,
    answer: accountToken,
    anonymous: true,
  }),
  requestPassword: post('/api/accounts/password', 'everybody', {
    body: passwordRequest,
    answer: 'nothing',
    anonymous: true,
  }),
  readPasswordToken: get('/api/accounts/password/{token}', 'everybody', {
    params: byToken,
    answer: accountToken,
    anonymous: true,
  }),
  renewPassword: put('/api/accounts/password/{token}', 'everybody', {
    params: byToken,
    body: passwordRenewal,
    answer: accountToken,
    anonymous: true,
  }),

  registerUser: post('/api/users', 'everybody', {
    body: registration,
    answer: registered,
    created: true,
    anonymous: true,
  }),
  listUsers: get('/api/users', 'members', { query: userQuery, answer: pageOf(user) }),
  readUser: get('/api/users/{uuid}', 'loggedIn', { params: byUuid, answer: user }),
  readUserBySlug: get('/api/users/slug/{slug}', 'loggedIn', { params: object({ slug }), answer: user }),
  updateUser: put('/api/users/{uuid}', 'users', {
    params: byUuid,
    body: userWrite,
    answer: user,
    journal: { noun: 'user', act: 'changed' },
  }),
  readAccountPresence: get('/api/users/{uuid}/presence', 'everybody', {
    params: byUuid,
    answer: accountPresence,
    anonymous: true,
  }),
  readDeparture: get('/api/users/{uuid}/departure', 'loggedIn', { params: byUuid, answer: departure }),
  deleteUser: remove('/api/users/{uuid}', 'loggedIn', {
    params: byUuid,
    journal: { noun: 'user', act: 'removed', unlessOwn: 'users' },
  }),
  changePassword: put('/api/users/{uuid}/password', 'loggedIn', {
    params: byUuid,
    body: passwordChange,
    answer: 'nothing',
  }),
  changeHabilitations: put('/api/users/{uuid}/habilitations', 'members', {
    params: byUuid,
    body: habilitationsWrite,
    answer: user,
    journal: { noun: 'user', act: 'changed' },
  }),
  changeTemporary: put('/api/users/{uuid}/temporary', 'loggedIn', {
    params: byUuid,
    body: temporaryWrite,
    answer: user,
    journal: { noun: 'user', act: 'changed', unlessOwn: 'users' },
  }),
  blockUser: put('/api/users/{uuid}/blocked-until', 'users', {
    params: byUuid,
    body: blockingWrite,
    answer: user,
    journal: { noun: 'user', act: 'blocked' },
  }),
  acceptTerms: put('/api/users/{uuid}/terms', 'loggedIn', {
    params: byUuid,
    body: termsAcceptance,
    answer: user,
    queued: true,
  }),
  exportUserData: get('/api/users/{uuid}/data', 'loggedIn', { params: byUuid, answer: 'file' }),
  removeRole: remove('/api/users/{uuid}/roles/{code}', 'loggedIn', {
    params: object({ uuid, code: roleCode }),
    journal: { noun: 'user', act: 'changed', unlessOwn: 'members' },
  }),
  listRoles: get('/api/roles', 'everybody', { answer: tolerantList(role, hasKnown('code', roleCodes)) }),

  createRoleDemand: post('/api/role-demands', 'member', {
    body: roleDemandWrite,
    answer: roleDemand,
    queued: true,
    created: true,
  }),
  listRoleDemands: get('/api/role-demands', 'users', {
    query: roleDemandQuery,
    answer: pageOf(roleDemand, hasKnown('role.code', roleCodes)),
  }),
  listUserRoleDemands: get('/api/role-demands/user/{uuid}', 'loggedIn', {
    params: byUuid,
    answer: tolerantList(roleDemand, hasKnown('role.code', roleCodes)),
  }),
  decideRoleDemand: put('/api/role-demands/{uuid}', 'users', {
    params: byUuid,
    body: roleDemandDecision,
    answer: roleDemand,
    journal: { noun: 'roleDemand', act: 'decided' },
  }),
  deleteRoleDemand: remove('/api/role-demands/{uuid}', 'loggedIn', { params: byUuid, queued: true }),

  listSessions: get('/api/sessions', 'loggedIn', { answer: array(ownSession) }),
  endSession: remove('/api/sessions/{uuid}', 'loggedIn', { params: byUuid }),
  proveIdentity: post('/api/sessions/proof', 'loggedIn', { body: identityProof, answer: 'nothing' }),

  requestPasskey: post('/api/authtokens/passkey/options', 'everybody', {
    answer: passkeyRequest,
    anonymous: true,
  }),
  loginByPasskey: post('/api/authtokens/passkey', 'everybody', {
    body: passkeyLogin,
    answer: session,
    anonymous: true,
  }),
  listPasskeys: get('/api/passkeys', 'loggedIn', { answer: array(passkey) }),
  preparePasskey: post('/api/passkeys/options', 'loggedIn', {
    body: passkeyConsent,
    answer: passkeyCreation,
  }),
  addPasskey: post('/api/passkeys', 'loggedIn', { body: passkeyWrite, answer: passkey, created: true }),
  renamePasskey: put('/api/passkeys/{uuid}', 'loggedIn', {
    params: byUuid,
    body: passkeyNaming,
    answer: passkey,
  }),
  deletePasskey: remove('/api/passkeys/{uuid}', 'loggedIn', { params: byUuid }),

  sendContactMessage: post('/api/contacts', 'everybody', {
    body: contactMessage,
    queued: true,
    created: true,
    answer: 'nothing',
    anonymous: true,
  }),
  listMails: get('/api/mails', 'site', { query: mailQuery, answer: pageOf(mailSummary) }),
  readMail: get('/api/mails/{uuid}', 'site', { params: byUuid, answer: mail }),

  readAdminUserCounters: get('/api/counters/admin-user', 'users', { answer: adminUserCounters }),
  readBadges: get('/api/counters/badges', 'loggedIn', { answer: badges }),
} as const;
