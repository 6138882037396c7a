import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const settings =
  /^(PORT|HOST|TRUST_PROXY|METRICS_KEY|SITE_URL|NEXT_SITE_URL|DATA_DIR|DATABASE_URL|S3_\w+|SMTP_URL|SITE_TITLE|LOG_LEVEL)$/;

/**
 * What to tell whoever wrote settings into a file `.env`, which nothing here reads; null where there is none, or where
 * another program gave them to this one.
 * @param {string} folder
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {string | null}
 */
export function unreadSettings(folder, env) {
  const written = Object.entries(parseEnv(readOrEmpty(join(folder, '.env'))));
  const unread = written.filter(([name, value]) => settings.test(name) && env[name] !== value);
  if (unread.length === 0) return null;
  const names = unread
    .map(([name]) => name)
    .sort()
    .join(', ');
  return `Le fichier .env n’est pas lu (${names}) : « set -a; . ./.env; set +a » le donne au programme. / The file .env is not read (${names}): “set -a; . ./.env; set +a” hands it over.`;
}

/** @param {string} file */
function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
