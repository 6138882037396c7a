import { join } from 'node:path';
import type { SystemUser } from './account';

/** This process must not work on what it found. The message says whose it is, where, and what to do. */
export class SiteFault extends Error {
  override readonly name = 'SiteFault';

  constructor(french: string, english: string) {
    super(`${french}\n${english}`);
  }
}

export const noSiteIn = (dataDir: string) =>
  new SiteFault(
    `Il n’y a pas de site ici : rien dans DATA_DIR (${dataDir}). Corrigez DATA_DIR ou, si la base est ailleurs, indiquez DATABASE_URL. Rien n’a été créé.`,
    `There is no site here: nothing in DATA_DIR (${dataDir}). Correct DATA_DIR or, if the database is elsewhere, name DATABASE_URL. Nothing was made.`,
  );

export const noSiteAtUrl = () =>
  new SiteFault(
    'Il n’y a pas de site ici : la base de DATABASE_URL n’en contient pas. Corrigez DATABASE_URL, ou démarrez d’abord le site. Rien n’a été créé.',
    'There is no site here: the database of DATABASE_URL holds none. Correct DATABASE_URL, or start the site first. Nothing was made.',
  );

export const siteOf = (folder: string, { name }: SystemUser) =>
  new SiteFault(
    `Le site de ce dossier (${folder}) est au compte ${name} : lancez cette commande sous ce compte. Rien n’a été changé.`,
    `The site in this folder (${folder}) belongs to the account ${name}: run this command as that account. Nothing was changed.`,
  );

export const stoppedSiteOf = (folder: string, { name }: SystemUser) =>
  new SiteFault(
    `Le site de ce dossier (${folder}) est au compte ${name}, et il est arrêté : démarrez-le, ou lancez cette commande sous ce compte. Rien n’a été changé.`,
    `The site in this folder (${folder}) belongs to the account ${name}, and it is stopped: start it, or run this command as that account. Nothing was changed.`,
  );

/** @param isDataDir whether it is DATA_DIR itself, which a copy may have given to another account, and no folder above it */
export const closedTo = (folder: string, { name }: SystemUser, isDataDir: boolean) =>
  new SiteFault(
    `Ce compte n’a pas le droit d’entrer dans ${folder}, qui est au compte ${name} : lancez cette commande sous ce compte${isDataDir ? ` ou, si c’est une copie, rendez-la au compte du site (chown -R COMPTE ${folder})` : ''}.`,
    `This account may not enter ${folder}, which belongs to the account ${name}: run this command as that account${isDataDir ? ` or, if it is a copy, give it back to the site’s (chown -R ACCOUNT ${folder})` : ''}.`,
  );

export const misowned = (home: string, { name }: SystemUser) =>
  new SiteFault(
    `Cette base (${join(home, 'postgres')}) est au compte ${name}, sous lequel ce site ne peut pas la faire tourner, comme après une copie. Rendez-la au compte qui fait tourner le site (chown -R COMPTE ${home}) ou, si c’est root, à celui de PostgreSQL (chown -R postgres ${join(home, 'postgres')}), puis relancez.`,
    `This database (${join(home, 'postgres')}) belongs to the account ${name}, as which this site cannot run it, as after a copy. Give it to the account that runs the site (chown -R ACCOUNT ${home}) or, if that is root, to that of PostgreSQL (chown -R postgres ${join(home, 'postgres')}), then start again.`,
  );

export const unreachableFor = (folder: string, { name }: SystemUser) =>
  new SiteFault(
    `La base de ce site est dans ${folder}, où le compte ${name}, sous lequel tourne PostgreSQL, n’entre plus. Ouvrez-lui le passage (chmod 711), puis relancez.`,
    `The database of this site is in ${folder}, which the account ${name}, as which PostgreSQL runs, can no longer enter. Let it pass (chmod 711), then start again.`,
  );

export const keptByRoot = (folder: string, note: string) =>
  new SiteFault(
    `Le site de ce dossier (${folder}) est au compte root, qui a mis sa base ailleurs (${note} dit où) : lancez cette commande en tant que root. Pour le faire tourner sous ce compte-ci, sauvegardez-le en tant que root, puis restaurez-le dans un DATA_DIR neuf.`,
    `The site in this folder (${folder}) belongs to root, who put its database elsewhere (${note} says where): run this command as root. To run it as this account, back it up as root, then restore it into a new DATA_DIR.`,
  );

export const twoDatabases = (folder: string, { name }: SystemUser, other: string) =>
  new SiteFault(
    `Ce dossier (${folder}) a deux bases : celle du compte ${name} (${join(folder, 'postgres')}) et une de root (${other}). Si le site est celui de ${name}, supprimez ${join(folder, 'postgres-is-at.txt')} ; si c’est celui de root, mettez ${join(folder, 'postgres')} à l’écart. Rien n’a été changé.`,
    `This folder (${folder}) has two databases: that of the account ${name} (${join(folder, 'postgres')}) and one of root (${other}). If the site is that of ${name}, remove ${join(folder, 'postgres-is-at.txt')}; if it is that of root, set ${join(folder, 'postgres')} aside. Nothing was changed.`,
  );

export const copyOf = (folder: string, original: string, home: string) =>
  new SiteFault(
    `Ce dossier (${folder}) est une copie de ${original}, dont la base est ailleurs (${home}) et n’a pas été copiée. Pour un second site, sauvegardez le premier (npm run backup), puis restaurez-le dans un DATA_DIR neuf. Rien n’a été changé.`,
    `This folder (${folder}) is a copy of ${original}, whose database is elsewhere (${home}) and was not copied. For a second site, back up the first one (npm run backup), then restore it into a new DATA_DIR. Nothing was changed.`,
  );

export const databaseLost = (folder: string) =>
  new SiteFault(
    `Ce dossier (${folder}) est celui d’un site, mais sa base n’y est pas. Si elle est ailleurs, indiquez DATABASE_URL ; si elle s’est perdue dans un déplacement, remettez-la ; sinon, restaurez une sauvegarde dans un DATA_DIR neuf. Rien n’a été créé.`,
    `This folder (${folder}) is that of a site, but its database is not there. If it is elsewhere, name DATABASE_URL; if it got lost in a move, put it back; else restore a backup into a new DATA_DIR. Nothing was made.`,
  );

export const emptyBesideSite = (folder: string) =>
  new SiteFault(
    `La base de DATABASE_URL est vide, mais DATA_DIR (${folder}) est celui d’un site. Corrigez DATABASE_URL ; pour commencer un nouveau site, donnez un DATA_DIR neuf. Rien n’a été créé.`,
    `The database of DATABASE_URL is empty, but DATA_DIR (${folder}) is that of a site. Correct DATABASE_URL; to begin a new site, name a new DATA_DIR. Nothing was made.`,
  );

export const passwordLost = (folder: string, data: string) =>
  new SiteFault(
    `Le mot de passe de ${join(folder, 'postgres-password')} n’est pas celui de la base (${data}). ` +
      'Remettez-y ce fichier si vous en avez une copie ; sinon, restaurez une sauvegarde du site (npm run restore) dans un DATA_DIR neuf.',
    `The password in ${join(folder, 'postgres-password')} is not that of the database (${data}). ` +
      'Put that file back if you have a copy of it; else restore a backup of the site (npm run restore) into a new DATA_DIR.',
  );
