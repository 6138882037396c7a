import { resolve } from 'node:path';
import { ConfigError } from './config';
import { DataDirTaken } from './platform/database/embedded/embedded';
import { NoPostgres } from './platform/database/embedded/no-postgres';
import { SiteFault } from './platform/database/embedded/site-faults';
import { isOutOfReach, outOfReachSentences } from './platform/database/out-of-reach';
import { UnsuitableDatabase } from './platform/database/suitable';
import { isDiskFull } from './platform/process/disk-full';
import { FileStoreError } from './platform/process/file-store-error';
import { PortTaken } from './platform/http/listen';

const lasting = [ConfigError, UnsuitableDatabase, SiteFault];
const explained = [...lasting, DataDirTaken, NoPostgres, PortTaken, FileStoreError];

/**
 * What whoever runs the site can do about a failure of a start or of a command, in French and then in English; null for
 * one that is no matter of settings or of the machine, whose stack somebody has to read.
 */
export function operatorSentence(
  error: unknown,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  for (const cause of causesOf(error)) {
    if (isDiskFull(cause)) return diskFull(resolve(env['DATA_DIR'] ?? 'data'));
    if (explained.some((kind) => cause instanceof kind)) return cause.message;
    const sentence = ofFile(cause) ?? ofDatabase(cause);
    if (sentence !== null) return sentence;
    if (isOutOfReach(cause)) return outOfReachSentences(cause).join('\n');
    if ('syscall' in cause) return ofSystem(cause);
  }
  return null;
}

/** Whether it stays so until a person changes settings or rights. */
export const isLasting = (error: unknown): boolean =>
  [...causesOf(error)].some(
    (cause) =>
      lasting.some((kind) => cause instanceof kind) ||
      (!isDiskFull(cause) && (ofFile(cause) ?? ofDatabase(cause)) !== null),
  );

function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const diskFull = (dataDir: string) =>
  `Le disque de DATA_DIR (${dataDir}), ou celui où l’on écrit, est plein. Libérez de la place (200 Mo suffisent pour commencer), puis relancez : rien n’est perdu.\n` +
  `The disk of DATA_DIR (${dataDir}), or the one that is written to, is full. Free some space (200 MB will do to begin with), then start again: nothing is lost.`;

const ofSystem = ({ message }: Error) =>
  `La machine ne l’a pas permis (${message}).\nThe machine did not allow it (${message}).`;

function ofFile(error: Error): string | null {
  if (!('path' in error) || !('code' in error)) return null;
  const path = String(error.path);
  const [french, english] = fileFaults[String(error.code)] ?? [];
  return french === undefined ? null : `${path} : ${french}\n${path}: ${english}`;
}

const readOnly = [
  'ce compte n’a pas le droit de le lire ou d’y écrire. Donnez-lui ce droit, ou indiquez un autre dossier (DATA_DIR pour le site).',
  'this account may not read it or write to it. Give it that right, or name another folder (DATA_DIR for the site).',
] as const;
const noFolder = [
  'ce n’est pas un dossier. Indiquez-en un (DATA_DIR pour le site).',
  'this is no folder. Name one (DATA_DIR for the site).',
] as const;

const fileFaults: Readonly<Record<string, readonly [french: string, english: string]>> = {
  EACCES: readOnly,
  EPERM: readOnly,
  EROFS: readOnly,
  EEXIST: noFolder,
  ENOTDIR: noFolder,
  EISDIR: ['c’est un dossier, et non un fichier.', 'this is a folder, not a file.'],
  ENOENT: ['il n’y a rien à cette adresse.', 'there is nothing at this address.'],
};

function ofDatabase(error: Error): string | null {
  const code = 'code' in error ? String(error.code) : '';
  const [french, english] = databaseFaults[code] ?? (isOfEncryption(error, code) ? encryption : []);
  return french === undefined
    ? null
    : `DATABASE_URL : ${french} (${error.message})\nDATABASE_URL: ${english} (${error.message})`;
}

const isOfEncryption = ({ message }: Error, code: string) =>
  /^(SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS|ERR_SSL)/.test(code) ||
  /SSL connections?|SSL response|sslmode/.test(message);

const encryption = [
  'la connexion chiffrée à PostgreSQL échoue. Accordez sslmode avec son certificat : verify-full s’il est reconnu, no-verify s’il ne l’est pas, disable s’il n’en a pas.',
  'the encrypted connection to PostgreSQL fails. Make sslmode fit its certificate: verify-full for a known one, no-verify for another one, disable for none.',
] as const;

const databaseFaults: Readonly<Record<string, readonly [french: string, english: string]>> = {
  '28P01': [
    'PostgreSQL refuse ce nom ou ce mot de passe. Corrigez-les.',
    'PostgreSQL refuses this name or this password. Correct them.',
  ],
  '28000': [
    'PostgreSQL n’admet pas cet utilisateur d’ici, ou pas sans chiffrement. Voyez son pg_hba.conf, ou ajoutez ?sslmode=verify-full.',
    'PostgreSQL does not admit this user from here, or not without encryption. See its pg_hba.conf, or add ?sslmode=verify-full.',
  ],
  '3D000': [
    'cette base n’existe pas. Créez-la (createdb), ou corrigez son nom.',
    'this database does not exist. Create it (createdb), or correct its name.',
  ],
  '42501': [
    'cet utilisateur n’a pas les droits qu’il faut sur la base. Rendez-le propriétaire de la base.',
    'this user lacks rights on the database. Make it the owner of the database.',
  ],
};
