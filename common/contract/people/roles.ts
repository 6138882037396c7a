import { enums, string, type } from 'superstruct';

export const roleCodes = [
  'ROLE_USER',
  'ROLE_MEMBRE',
  'ROLE_ANCIEN_MEMBRE',
  'ROLE_ADMIN_CONTENT',
  'ROLE_ADMIN_RESA',
  'ROLE_ADMIN_MEMBRE',
  'ROLE_ADMIN_USER',
  'ROLE_ADMIN',
  'ROLE_SECRETAIRE',
  'ROLE_BILLETTERIE',
] as const;

export type RoleCode = (typeof roleCodes)[number];

export const roleCode = enums(roleCodes);

/** A role as answered by GET /api/roles. */
export const role = type({ code: roleCode, name: string() });

/** The displayed French name of each role. */
export const roleNames: Readonly<Record<RoleCode, string>> = {
  ROLE_USER: 'Utilisateur',
  ROLE_MEMBRE: 'Membre',
  ROLE_ANCIEN_MEMBRE: 'Ancien membre',
  ROLE_ADMIN_CONTENT: 'Rédaction',
  ROLE_ADMIN_RESA: 'Réservations',
  ROLE_ADMIN_MEMBRE: 'Gestion des membres',
  ROLE_ADMIN_USER: 'Gestion des comptes',
  ROLE_ADMIN: 'Administrateur',
  ROLE_SECRETAIRE: 'Secrétariat',
  ROLE_BILLETTERIE: 'Billetterie',
};
