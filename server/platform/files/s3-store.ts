import type { S3Config } from './s3-settings';
import { checkFileKey } from './file-key';
import type { FileStore } from './file-store';
import { FileStoreError } from '../process/file-store-error';
import { checkFileType, typeOfFile } from './file-type';
import { type S3Answer, type S3Patience, s3Requests } from './s3-requests';

/**
 * Files as objects of a bucket. An object appears only when complete, so that no reader sees a partial file. Throws
 * FileStoreError if the store is out of reach or refuses.
 */
export function s3Store(config: S3Config, patience?: S3Patience): FileStore {
  const send = s3Requests(config, patience);
  return {
    async put(key, bytes, type) {
      checkFileKey(key);
      checkFileType(key, type);
      const answer = await send('PUT', key, { bytes, type });
      if (answer.status !== 200) throw refusal(config, answer);
    },

    async read(key) {
      checkFileKey(key);
      const answer = await send('GET', key);
      if (isMissing(answer)) return null;
      if (answer.status !== 200) throw refusal(config, answer);
      return { bytes: answer.bytes, type: typeOfFile(key) };
    },

    async remove(key) {
      checkFileKey(key);
      const answer = await send('DELETE', key);
      if (answer.status >= 300 && !isMissing(answer)) throw refusal(config, answer);
    },
  };
}

/** A missing bucket is a wrong setting, not a missing file. */
function isMissing({ status, code }: S3Answer): boolean {
  return status === 404 && code === 'NoSuchKey';
}

const hints: Readonly<Record<string, readonly [french: string, english: string]>> = {
  NoSuchBucket: ['S3_BUCKET n’existe pas à cette adresse', 'S3_BUCKET does not exist at this address'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY y est inconnue', 'S3_ACCESS_KEY is not known there'],
  SignatureDoesNotMatch: [
    'S3_SECRET_KEY ne va pas avec S3_ACCESS_KEY',
    'S3_SECRET_KEY does not go with S3_ACCESS_KEY',
  ],
  AccessDenied: [
    'S3_ACCESS_KEY doit pouvoir lister le bucket, et y lire, écrire et supprimer',
    'S3_ACCESS_KEY must be allowed to list the bucket, and to read, write and delete in it',
  ],
  AuthorizationHeaderMalformed: ['S3_REGION en est une autre', 'S3_REGION is another one'],
  PermanentRedirect: ['S3_REGION ou S3_ENDPOINT en sont d’autres', 'S3_REGION or S3_ENDPOINT is another one'],
  RequestTimeTooSkewed: ['l’horloge de cette machine est fausse', 'the clock of this machine is wrong'],
};

const unknownHint = [
  'vérifiez S3_ENDPOINT, S3_BUCKET et les droits de S3_ACCESS_KEY',
  'check S3_ENDPOINT, S3_BUCKET and the rights of S3_ACCESS_KEY',
] as const;

function refusal({ endpoint, bucket }: S3Config, { status, code }: S3Answer): FileStoreError {
  const [french, english] = hints[code] ?? unknownHint;
  const answer = [status, code].join(' ').trim();
  return new FileStoreError(
    `Le stockage S3 « ${bucket} » de ${endpoint} refuse (${answer})\u00a0: ${french}.`,
    `The S3 storage “${bucket}” at ${endpoint} refuses (${answer}): ${english}.`,
    true,
  );
}
