import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { settingsWrite } from '#common/contract/site/settings';
import { faultOfDatabaseUrl } from './database/database-url';
import { type LogLevel, logLevels } from './log';
import { isSenderSound } from './mail/sender-address';
import { isLoopback, onThisMachine, proxiesNamed } from './proxies';

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

export interface S3Config {
  /** Origin of the store; the bucket is part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** The title of a new association without SITE_TITLE. */
export const USUAL_TITLE = 'Les Amis de la Scène';

/** One or more settings with which the server cannot run, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings. Throws ConfigError with every setting that is missing, malformed or unsafe.
 * @param env PORT, HOST, TRUST_PROXY, METRICS_KEY, SITE_URL, DATA_DIR, DATABASE_URL, SMTP_URL, S3_*, SITE_TITLE,
 * LOG_LEVEL, DEMO, NODE_ENV
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const reader = new SettingReader(env);
  const production = reader.text('NODE_ENV') === 'production';
  const demo = reader.oneOf('DEMO', ['0', '1'], '0') === '1';
  const port = reader.port();
  const config: Config = {
    port,
    host: reader.host(demo),
    trustedProxies: reader.proxies(),
    metricsKey: reader.metricsKey(),
    siteUrl: reader.siteUrl(production, localUrl(port)),
    dataDir: resolve(reader.text('DATA_DIR') ?? 'data'),
    databaseUrl: reader.databaseUrl(),
    smtpUrl: reader.smtpUrl(),
    s3: reader.s3(),
    siteTitle: reader.siteTitle(),
    logLevel: reader.oneOf('LOG_LEVEL', logLevels, 'info'),
    demo,
    production,
  };
  if (demo && production) reader.faults.push('DEMO: the demo never runs in production (NODE_ENV=production)');
  if (reader.faults.length > 0) throw new ConfigError(reader.faults.join('\n'));
  return config;
}

/** The configuration with the actual port, which `PORT=0` had left to the system. */
export function onPort(config: Config, port: number): Config {
  const siteUrl = config.siteUrl === localUrl(config.port) ? localUrl(port) : config.siteUrl;
  return { ...config, port, siteUrl };
}

const localUrl = (port: number) => `http://localhost:${port}`;

class SettingReader {
  readonly faults: string[] = [];

  constructor(readonly env: Readonly<Record<string, string | undefined>>) {}

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[], usual: Value): Value {
    const text = this.text(name) ?? usual;
    const value = values.find((value) => value === text);
    if (value === undefined) this.faults.push(`${name}: one of ${values.join(', ')}, not “${text}”`);
    return value ?? usual;
  }

  port(): number {
    const text = this.text('PORT') ?? '8080';
    const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    if (!(port <= 65_535)) this.faults.push(`PORT: a number from 0 (any free port) to 65535, not “${text}”`);
    return port;
  }

  host(demo: boolean): string {
    const text = this.text('HOST') ?? '127.0.0.1';
    if (isIP(text) === 0) this.faults.push(`HOST: an address, like 0.0.0.0 for all of IPv4, not “${text}”`);
    else if (demo && !isLoopback(text)) this.faults.push('HOST: the demo is for this machine alone');
    return text;
  }

  proxies(): readonly string[] {
    const names =
      this.text('TRUST_PROXY')
        ?.split(',')
        .map((name) => name.trim()) ?? onThisMachine;
    try {
      proxiesNamed(names);
    } catch {
      this.faults.push('TRUST_PROXY: addresses or networks, like 10.0.0.5, 10.1.0.0/16');
    }
    return names;
  }

  metricsKey(): string | null {
    const key = this.text('METRICS_KEY');
    if (key !== null && key.length < 16) this.faults.push('METRICS_KEY: at least 16 characters');
    return key;
  }

  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    const protocol = URL.canParse(text) ? new URL(text).protocol : null;
    if (protocol !== null && protocols.includes(protocol)) return text;
    this.faults.push(
      `${name}: an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
    );
    return null;
  }

  databaseUrl(): string | null {
    const text = this.text('DATABASE_URL');
    const fault = text === null ? null : faultOfDatabaseUrl(text);
    if (fault === null) return text;
    this.faults.push(fault);
    return null;
  }

  siteTitle(): string {
    const text = this.text('SITE_TITLE') ?? USUAL_TITLE;
    const [fault] = settingsWrite.schema.title.validate(text);
    if (fault !== undefined) this.faults.push('SITE_TITLE: one line of 100 characters at most');
    return text;
  }

  smtpUrl(): string | null {
    const text = this.url('SMTP_URL', ['smtp:', 'smtps:']);
    if (text !== null && !isSenderSound(text)) {
      const from = new URL(text).searchParams.get('from') ?? '';
      this.faults.push(`SMTP_URL: from is a bare address, like theatre@example.org, not “${from}”`);
    }
    return text;
  }

  siteUrl(production: boolean, local: string): string {
    const text = this.url('SITE_URL', ['http:', 'https:']);
    if (text === null) {
      if (production && this.text('SITE_URL') === null) {
        this.faults.push('SITE_URL: missing. The address that people type, like https://www.theatre.example');
      }
      return local;
    }
    const url = new URL(text);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    if (production && url.protocol !== 'https:' && !isLocal) {
      this.faults.push('SITE_URL: unsafe. Sessions and tickets need https, outside of this machine');
    }
    if (url.pathname !== '/' || url.search !== '') this.faults.push('SITE_URL: without a path');
    return url.origin;
  }

  s3(): S3Config | null {
    const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
    const missing = names.filter((name) => this.text(name) === null);
    if (missing.length === names.length) return null;
    for (const name of missing) this.faults.push(`${name}: missing, since other S3_ settings are there`);
    return {
      endpoint: this.s3Endpoint(),
      region: this.matching('S3_REGION', /^[A-Za-z0-9-]+$/, 'letters, digits and hyphens, like fr-par'),
      bucket: this.matching('S3_BUCKET', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket alone'),
      accessKey: this.text('S3_ACCESS_KEY') ?? '',
      secretKey: this.text('S3_SECRET_KEY') ?? '',
    };
  }

  s3Endpoint(): string {
    const text = this.url('S3_ENDPOINT', ['http:', 'https:']);
    if (text === null) return '';
    const { origin, pathname, search, username } = new URL(text);
    if (pathname !== '/' || search !== '' || username !== '')
      this.faults.push('S3_ENDPOINT: without a path or a name; the bucket goes into S3_BUCKET');
    return origin;
  }

  matching(name: string, pattern: RegExp, meaning: string): string {
    const text = this.text(name) ?? '';
    if (text !== '' && !pattern.test(text)) this.faults.push(`${name}: ${meaning}, not “${text}”`);
    return text;
  }
}
