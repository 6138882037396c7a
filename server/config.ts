import { resolve } from 'node:path';
import { type LogLevel, logLevels } from './platform/process/log';
import { type S3Config, readS3 } from './platform/files/s3-settings';
import { SettingReader } from './setting-reader';

/** The settings from the environment, validated once at startup. */
export interface Config {
  /** 0: the system finds a free one. */
  readonly port: number;
  /** The address that the server listens on. */
  readonly host: string;
  /** Addresses and networks whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** The bearer token of a Prometheus on another machine; null: /metrics is served to this machine only. */
  readonly metricsKey: string | null;
  /** Public origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The public origin that the site is about to move to; null: none. */
  readonly nextSiteUrl: string | null;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL. */
  readonly databaseUrl: string | null;
  /** Null: mails stay in the database. */
  readonly smtpUrl: string | null;
  /** Null: files are stored in DATA_DIR. */
  readonly s3: S3Config | null;
  /** The initial title of a new site. */
  readonly siteTitle: string;
  readonly logLevel: LogLevel;
  /** Listens on loopback only and fills the site with the demo association. */
  readonly demo: boolean;
  readonly production: boolean;
}

/** The title of a new association without SITE_TITLE. */
export const USUAL_TITLE = 'Les Amis de la Scène';

/** One or more settings with which the server cannot run, each on a line in French and a line in English. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings. Throws ConfigError with every setting that is missing, malformed or unsafe.
 * @param env PORT, HOST, TRUST_PROXY, METRICS_KEY, SITE_URL, NEXT_SITE_URL, DATA_DIR, DATABASE_URL, SMTP_URL, S3_*,
 * SITE_TITLE, LOG_LEVEL, DEMO, NODE_ENV
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const reader = new SettingReader(env);
  const production = reader.text('NODE_ENV') === 'production';
  const demo = reader.oneOf('DEMO', ['0', '1'], '0') === '1';
  const port = reader.port();
  const siteUrl = reader.siteUrl(production, localUrl(port));
  const nextSiteUrl = reader.origin('NEXT_SITE_URL', production);
  const config: Config = {
    port,
    host: reader.host(demo),
    trustedProxies: reader.proxies(),
    metricsKey: reader.metricsKey(),
    siteUrl,
    // Left there after the move, it says nothing any more.
    nextSiteUrl: nextSiteUrl === siteUrl ? null : nextSiteUrl,
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    databaseUrl: reader.databaseUrl(),
    smtpUrl: reader.smtpUrl(),
    s3: readS3(reader),
    siteTitle: reader.siteTitle(USUAL_TITLE),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    demo,
    production,
  };
  if (demo && production)
    reader.refuse(
      'DEMO',
      'la démonstration ne tourne jamais en production (NODE_ENV=production).',
      'the demo never runs in production (NODE_ENV=production).',
    );
  if (reader.faults.length > 0) throw new ConfigError(reader.faults.join('\n'));
  return config;
}

/** The configuration with the actual port, which `PORT=0` had left to the system. */
export function onPort(config: Config, port: number): Config {
  const siteUrl = config.siteUrl === localUrl(config.port) ? localUrl(port) : config.siteUrl;
  return { ...config, port, siteUrl };
}

const localUrl = (port: number) => `http://localhost:${port}`;
