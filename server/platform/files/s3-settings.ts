import type { Fault, SettingReader } from '../../setting-reader';

export interface S3Config {
  /** Origin of the store; the bucket is part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

/** The bucket that the settings name; null where none does. */
export function readS3(reader: SettingReader): S3Config | null {
  const missing = names.filter((name) => reader.text(name) === null);
  if (missing.length === names.length) return null;
  for (const name of missing)
    reader.refuse(
      name,
      'il manque, alors que d’autres réglages S3_ sont là.',
      'missing, since other S3_ settings are there.',
    );
  return {
    endpoint: readEndpoint(reader),
    region: matching(reader, 'S3_REGION', /^[A-Za-z0-9-]+$/, [
      'des lettres, des chiffres et des traits d’union, comme fr-par',
      'letters, digits and hyphens, like fr-par',
    ]),
    bucket: matching(reader, 'S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, [
      'le nom d’un bucket, et lui seul',
      'the name of a bucket alone',
    ]),
    accessKey: reader.text('S3_ACCESS_KEY') ?? '',
    secretKey: reader.text('S3_SECRET_KEY') ?? '',
  };
}

function readEndpoint(reader: SettingReader): string {
  const text = reader.webAddress('S3_ENDPOINT');
  if (text === null) return '';
  const { origin, pathname, search, username } = new URL(text);
  if (pathname !== '/' || search !== '' || username !== '')
    reader.refuse(
      'S3_ENDPOINT',
      'sans chemin ni nom d’utilisateur ; le bucket va dans S3_BUCKET.',
      'without a path or a name; the bucket goes into S3_BUCKET.',
    );
  return origin;
}

function matching(reader: SettingReader, name: string, pattern: RegExp, [french, english]: Fault): string {
  const text = reader.text(name) ?? '';
  if (text !== '' && !pattern.test(text))
    reader.refuse(name, `${french}, et non « ${text} ».`, `${english}, not “${text}”.`);
  return text;
}
