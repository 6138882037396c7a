import { randomUUID } from 'node:crypto';
import type { EndpointName } from '#common/contract/calls/endpoints';
import type { RoleCode } from '#common/contract/people/roles';
import {
  type Scenery,
  accountKey,
  mail,
  news,
  newsBody,
  piece,
  pieceAuthor,
  publicAuthor,
  pieceBody,
  roleDemand,
  waitsForActivation,
} from './matrix-fixtures';
import { agendaRules } from './matrix-agenda';
import { bookingRules } from './matrix-bookings';
import { doorRules } from './matrix-door';
import { firstRunRules } from './matrix-first-run';
import { freeTicketRules } from './matrix-free-tickets';
import { imageRules } from './matrix-images';
import { interactiveImageRules } from './matrix-interactive-images';
import { keepingRules } from './matrix-keeping';
import { passkeyRules } from './matrix-passkeys';
import type { Somebody } from './matrix-people';
import { siteRules } from './matrix-site';
import { ticketOrderRules } from './matrix-ticket-orders';
import { uploadRules } from './matrix-uploads';
import { PASSWORD } from './troupe';

/** What a call is asked with in one cell of the matrix. */
interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export type Ask = (scenery: Scenery, owner: Somebody) => Promise<Asked> | Asked;

export type Outcome =
  'done' | 'not-found' | 'wrong-state' | 'missing-role' | 'no-session' | 'incomplete-file';

/** How a call is asked, and what becomes of it beyond the permission table. */
export interface ObjectRule {
  readonly ask: Ask;
  /** What a call that is open to everybody answers them, if it is not done. */
  readonly everybody?: Outcome;
  /** The object is another's; the caller has the permission that the table names. */
  readonly foreign?: (holds: (role: RoleCode) => boolean) => Outcome;
  /** The same where it is the caller's own. */
  readonly own?: (holds: (role: RoleCode) => boolean) => Outcome;
}

const nothing: ObjectRule = { ask: () => ({}) };
const administers = (holds: (role: RoleCode) => boolean) => holds('ROLE_ADMIN_USER') || holds('ROLE_ADMIN');

const ownOrAdministered = (ask: Ask): ObjectRule => ({
  ask,
  foreign: (holds) => (administers(holds) ? 'done' : 'not-found'),
});
const ownAlone = (ask: Ask): ObjectRule => ({
  ask,
  foreign: (holds) => (administers(holds) ? 'missing-role' : 'not-found'),
});

const byUuid: Ask = (_, { uuid }) => ({ params: { uuid } });

/** Every call of the table: one without a line does not compile. */
export const objectRules: Readonly<Record<EndpointName, ObjectRule>> = {
  index: nothing,
  login: { ask: (_, { email }) => ({ body: { email, password: PASSWORD } }) },
  logout: { ask: (_, { token }) => ({ params: { token } }) },
  refresh: { ask: (_, { refreshToken }) => ({ body: { token: refreshToken } }) },

  readActivation: {
    ask: async (scenery, owner) => ({ params: { token: await accountKey(scenery, owner, 'activation') } }),
  },
  resendActivation: {
    async ask(scenery, owner) {
      await waitsForActivation(scenery, owner);
      return { body: { email: owner.email, password: PASSWORD } };
    },
  },
  activateAccount: {
    ask: async (scenery, owner) => ({
      params: { token: await accountKey(scenery, owner, 'activation') },
      body: {},
    }),
  },
  requestPassword: { ask: (_, { email }) => ({ body: { email } }) },
  readPasswordToken: {
    ask: async (scenery, owner) => ({ params: { token: await accountKey(scenery, owner, 'password') } }),
  },
  renewPassword: {
    ask: async (scenery, owner) => ({
      params: { token: await accountKey(scenery, owner, 'password') },
      body: { user: { password: PASSWORD } },
    }),
  },

  registerUser: {
    ask: () => ({
      body: { name: 'Neuf', firstname: 'Tout', email: `${randomUUID()}@public.example`, password: PASSWORD },
    }),
  },
  listUsers: nothing,
  readUser: ownOrAdministered(byUuid),
  readUserBySlug: ownOrAdministered((_, { slug }) => ({ params: { slug } })),
  updateUser: {
    ask: (_, { uuid, name, firstname, email }) => ({ params: { uuid }, body: { name, firstname, email } }),
  },
  readAccountPresence: { ask: byUuid },
  readDeparture: ownOrAdministered(byUuid),
  deleteUser: ownOrAdministered(byUuid),
  changePassword: ownAlone((_, { uuid }) => ({
    params: { uuid },
    body: { password: PASSWORD, newUser: { password: PASSWORD } },
  })),
  changeHabilitations: {
    ask: (_, { uuid, roles }) => ({
      params: { uuid },
      body: { habilitations: roles.map((code) => ({ code })) },
    }),
  },
  changeTemporary: ownOrAdministered((_, { uuid }) => ({ params: { uuid }, body: { temporary: true } })),
  blockUser: { ask: (_, { uuid }) => ({ params: { uuid }, body: { disabledUntil: null } }) },
  acceptTerms: ownAlone((_, { uuid }) => ({ params: { uuid }, body: { version: 2 } })),
  exportUserData: {
    ask: byUuid,
    foreign: (holds) => (holds('ROLE_ADMIN') ? 'done' : administers(holds) ? 'missing-role' : 'not-found'),
  },
  removeRole: {
    ask: (_, { uuid, roles }) => ({ params: { uuid, code: roles.at(-1) ?? 'ROLE_USER' } }),
    foreign: (holds) => (administers(holds) || holds('ROLE_ADMIN_MEMBRE') ? 'done' : 'not-found'),
  },
  listRoles: nothing,

  createRoleDemand: {
    ask: (_, { uuid, roles }) => ({
      body: {
        role: { code: roles.includes('ROLE_BILLETTERIE') ? 'ROLE_SECRETAIRE' : 'ROLE_BILLETTERIE' },
        user: { uuid },
      },
    }),
    foreign: () => 'not-found',
  },
  listRoleDemands: nothing,
  listUserRoleDemands: ownOrAdministered(byUuid),
  decideRoleDemand: {
    ask: async (scenery, owner) => ({
      params: { uuid: await roleDemand(scenery, owner) },
      body: { state: { code: 'ACCEPTEE' } },
    }),
    own: () => 'missing-role',
  },
  deleteRoleDemand: {
    ask: async (scenery, owner) => ({ params: { uuid: await roleDemand(scenery, owner) } }),
    foreign: () => 'not-found',
  },

  listSessions: nothing,
  endSession: { ask: (_, { session }) => ({ params: { uuid: session } }), foreign: () => 'not-found' },
  ...passkeyRules,
  listMails: nothing,
  readMail: { ask: async (scenery, owner) => ({ params: { uuid: await mail(scenery, owner) } }) },
  readAdminUserCounters: nothing,
  readBadges: nothing,

  listNews: nothing,
  readNews: { ask: async (scenery, owner) => ({ params: { slug: await news(scenery, owner) } }) },
  createNews: { ask: () => ({ body: newsBody() }) },
  updateNews: {
    ask: async (scenery, owner) => ({ params: { slug: await news(scenery, owner) }, body: newsBody() }),
  },
  deleteNews: { ask: async (scenery, owner) => ({ params: { slug: await news(scenery, owner) } }) },

  listPieces: nothing,
  readPiece: { ask: async (scenery, owner) => ({ params: { slug: await piece(scenery, owner) } }) },
  createPiece: { ask: async (scenery) => ({ body: await pieceBody(scenery) }) },
  updatePiece: {
    async ask(scenery, owner) {
      return { params: { slug: await piece(scenery, owner) }, body: await pieceBody(scenery) };
    },
  },
  deletePiece: { ask: async (scenery, owner) => ({ params: { slug: await piece(scenery, owner) } }) },
  listPieceAuthors: nothing,
  readPieceAuthor: { ask: async (scenery) => ({ params: { slug: await publicAuthor(scenery) } }) },
  createPieceAuthor: { ask: () => ({ body: { name: 'Feydeau', firstname: 'Georges' } }) },
  deletePieceAuthor: { ask: async (scenery) => ({ params: { slug: await pieceAuthor(scenery) } }) },

  listLinkedToNews: { ask: async (scenery, owner) => ({ params: { slug: await news(scenery, owner) } }) },
  listLinkedToPiece: { ask: async (scenery, owner) => ({ params: { uuid: await piece(scenery, owner) } }) },
  ...agendaRules,
  ...bookingRules,
  ...siteRules,
  ...firstRunRules,
  ...imageRules,
  ...interactiveImageRules,
  ...uploadRules,
  ...keepingRules,

  ...freeTicketRules,
  ...ticketOrderRules,

  ...doorRules,

  pullChanges: {
    ask: () => ({
      body: { cursors: { public: null, mine: null }, unsettled: [], protocol: 1, nonce: randomUUID() },
    }),
  },
  streamChanges: nothing,
  readThing: {
    ask: async (scenery, owner) => ({ params: { kind: 'news', slug: await news(scenery, owner) } }),
  },

  listSpectacleTypes: nothing,
  listImageTypes: nothing,
  listPreviewImageTypes: nothing,
  listInteractiveZoneTypes: nothing,
  listSystemMailAddresses: nothing,
  listTicketOrderStates: nothing,
  listFreeTicketStates: nothing,
  listTextTemplateTypes: nothing,
};
