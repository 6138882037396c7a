import { describe, expect, test } from 'vitest';
import { ConfigError, onPort, readConfig } from '#server/config';

const production = { NODE_ENV: 'production', SITE_URL: 'https://www.theatre.example' };
const s3 = {
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'fr',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY: 'a',
  S3_SECRET_KEY: 's',
};

describe('the settings', () => {
  test('have a value each where nothing is set', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      siteUrl: 'http://localhost:8080',
      databaseUrl: null,
      s3: null,
      siteTitle: 'Les Amis de la Scène',
      logLevel: 'info',
      demo: false,
      production: false,
    });
  });

  test('name a bucket when all that one takes is there', () => {
    expect(readConfig({ ...s3, S3_ENDPOINT: 'https://s3.example/' }).s3).toEqual({
      endpoint: 'https://s3.example',
      region: 'fr',
      bucket: 'photos',
      accessKey: 'a',
      secretKey: 's',
    });
  });

  test.each(['fr-par', 'us-east-1', 'RegionOne'])('take the region %s, as its store writes it', (region) => {
    expect(readConfig({ ...s3, S3_REGION: region }).s3?.region).toBe(region);
  });

  test('open the demo to this machine alone', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({ demo: true, host: '127.0.0.1' });
    expect(() => readConfig({ DEMO: '1', HOST: '0.0.0.0' })).toThrow(/^HOST: /);
    expect(readConfig(production)).toMatchObject({ demo: false, host: '127.0.0.1' });
  });

  test('open the site to other machines, and believe a proxy there, where they say so', () => {
    const settings = { HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.5, 10.1.0.0/16', METRICS_KEY: 'k'.repeat(16) };
    expect(readConfig(settings)).toMatchObject({
      host: '0.0.0.0',
      trustedProxies: ['10.0.0.5', '10.1.0.0/16'],
      metricsKey: 'k'.repeat(16),
    });
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', metricsKey: null });
  });

  test('take the address of the site without what stands behind its host', () => {
    expect(readConfig({ SITE_URL: 'https://www.theatre.example/' }).siteUrl).toBe(
      'https://www.theatre.example',
    );
  });

  test('leave the port to the system, and know the address when it is found', () => {
    const { port, siteUrl } = onPort(readConfig({ PORT: '0' }), 49_152);
    expect({ port, siteUrl }).toEqual({ port: 49_152, siteUrl: 'http://localhost:49152' });
    expect(onPort(readConfig({ ...production, PORT: '0' }), 49_152).siteUrl).toBe(
      'https://www.theatre.example',
    );
  });

  test('allow production without https on this machine, to try it', () => {
    const settings = { ...production, SITE_URL: 'http://localhost:8080' };
    expect(readConfig(settings).siteUrl).toBe('http://localhost:8080');
  });

  test.each([
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: 'http' }],
    ['SITE_URL', { NODE_ENV: 'production' }],
    ['SITE_URL', { ...production, SITE_URL: 'http://www.theatre.example' }],
    ['SITE_URL', { SITE_URL: 'www.theatre.example' }],
    ['SITE_URL', { SITE_URL: 'https://www.theatre.example/site' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/site' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?from=Théâtre <t@x.fr>' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?from=sansarobase' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.example?from=' }],
    ['S3_SECRET_KEY', { ...s3, S3_SECRET_KEY: '' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 's3.example' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'https://s3.example/photos' }],
    ['S3_ENDPOINT', { ...s3, S3_ENDPOINT: 'https://who@s3.example' }],
    ['S3_BUCKET', { ...s3, S3_BUCKET: 'photos/2026' }],
    ['S3_REGION', { ...s3, S3_REGION: 'fr par' }],
    ['HOST', { HOST: 'theatre.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['METRICS_KEY', { METRICS_KEY: 'secret' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DEMO', { DEMO: 'yes' }],
    ['DEMO', { ...production, DEMO: '1' }],
  ])('that are missing, malformed or unsafe are named: %s', (name, settings) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(new RegExp(`^${name} ?: `));
  });

  test.each(['/', '#', '?'])(
    'say how a password with %s is written, in French and in English, and do not repeat it',
    (character) => {
      const settings = (password: string) => ({
        DATABASE_URL: `postgres://site:${password}@localhost:5432/site`,
      });
      const written = `ri${encodeURIComponent(character)}deau`;
      expect(readConfig(settings(written)).databaseUrl).toContain(written);
      const wrong = () => readConfig(settings(`ri${character}deau`));
      expect(wrong).toThrow(/^DATABASE_URL : .*%40 pour @.*\nDATABASE_URL: .*%40 for @/);
      expect(wrong).not.toThrow(/deau/);
    },
  );

  test.each([
    'postgres://localhost/site',
    'postgresql://site@db.example/site?sslmode=verify-full',
    'postgres://site:secret@[::1]:5433/site',
    'postgres:///site?host=/var/run/postgresql',
    'postgres://site:secret@/site?host=/var/run/postgresql',
    'postgres://site:ri@de:au@localhost/site',
    'postgres://site:100%@localhost/site',
  ])('take the database at %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test('bound the first name of the association as the form does', () => {
    expect(readConfig({ SITE_TITLE: 'T'.repeat(100) }).siteTitle).toHaveLength(100);
    expect(() => readConfig({ SITE_TITLE: 'T'.repeat(101) })).toThrow(/^SITE_TITLE: /);
  });

  test('say which sender is none', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://u:secret@mail.example?from=sansarobase' })).toThrow(
      'SMTP_URL: from is a bare address, like theatre@example.org, not “sansarobase”',
    );
    const { smtpUrl } = readConfig({ SMTP_URL: 'smtp://mail.example?from=t@theatre.example' });
    expect(smtpUrl).toBe('smtp://mail.example?from=t@theatre.example');
  });

  test('are all told at once when several are wrong', () => {
    const wrong = () => readConfig({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'x' });
    expect(wrong).toThrow(/^PORT: .*\nSITE_URL: .*\nLOG_LEVEL: .*$/);
  });
});
