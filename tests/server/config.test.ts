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
    expect(() => readConfig({ DEMO: '1', HOST: '0.0.0.0' })).toThrow(/^HOST : /);
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

  test('name the address that the site moves to, until it is there', () => {
    expect(readConfig(production).nextSiteUrl).toBeNull();
    const told = { ...production, NEXT_SITE_URL: 'https://scene.example/' };
    expect(readConfig(told).nextSiteUrl).toBe('https://scene.example');
    expect(readConfig({ ...told, SITE_URL: 'https://scene.example' }).nextSiteUrl).toBeNull();
  });

  test('leave the port to the system, and know the address when it is found', () => {
    const { port, siteUrl } = onPort(readConfig({ PORT: '0' }), 49_152);
    expect({ port, siteUrl }).toEqual({ port: 49_152, siteUrl: 'http://localhost:49152' });
    expect(onPort(readConfig({ ...production, PORT: '0' }), 49_152).siteUrl).toBe(
      'https://www.theatre.example',
    );
  });

  test('allow production without https on this machine, to try it', () => {
    for (const siteUrl of ['http://localhost:8080', 'http://ancien.localhost:8080'])
      expect(readConfig({ ...production, SITE_URL: siteUrl }).siteUrl).toBe(siteUrl);
  });

  test.each([
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: 'http' }],
    ['SITE_URL', { NODE_ENV: 'production' }],
    ['SITE_URL', { ...production, SITE_URL: 'http://www.theatre.example' }],
    ['SITE_URL', { SITE_URL: 'www.theatre.example' }],
    ['SITE_URL', { SITE_URL: 'https://www.theatre.example/site' }],
    ['SITE_URL', { SITE_URL: 'https://www.theatre.example/#scene' }],
    ['SITE_URL', { SITE_URL: 'https://regie:secret@www.theatre.example' }],
    ['NEXT_SITE_URL', { ...production, NEXT_SITE_URL: 'http://scene.example' }],
    ['NEXT_SITE_URL', { NEXT_SITE_URL: 'scene.example' }],
    ['NEXT_SITE_URL', { NEXT_SITE_URL: 'https://scene.example/site' }],
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
    ['PORT', { PORT: '"8080"' }],
    ['SITE_URL', { ...production, SITE_URL: '"https://www.theatre.example"' }],
    ['SITE_URL', { ...production, SITE_URL: "'https://www.theatre.example'" }],
    ['SITE_TITLE', { SITE_TITLE: '"Les Tréteaux"' }],
    ['DATABASE_URL', { DATABASE_URL: '"postgres://localhost/site"' }],
  ])('that are missing, malformed or unsafe are named, in French and in English: %s', (name, settings) => {
    expect(() => readConfig(settings)).toThrow(ConfigError);
    expect(() => readConfig(settings)).toThrow(new RegExp(`^${name} : [^\n]+\n${name}: [^\n]+$`));
  });

  test('in quotation marks are told as such, and for nothing else', () => {
    const quoted = () => readConfig({ ...production, SITE_URL: '"https://www.theatre.example"' });
    expect(quoted).toThrow(
      /^SITE_URL : la valeur est entre guillemets.*\nSITE_URL: its value is in quotation marks.*$/,
    );
    const wrong = () => readConfig({ ...production, SITE_URL: '"http://www.theatre.example"' });
    expect(wrong).toThrow(/quotation marks[^]*unsafe/);
    const title = '"Les Amis" de la "Scène"';
    expect(readConfig({ SITE_TITLE: title }).siteTitle).toBe(title);
  });

  describe.each([
    ['DATABASE_URL', (password: string) => `postgres://site:${password}@localhost:5432/site`],
    ['SMTP_URL', (password: string) => `smtp://site:${password}@mail.example:587?from=t@theatre.example`],
  ] as const)('of an address like %s', (name, addressWith) => {
    test.each(['ri/deau', 'ri#deau', 'ri?deau', '12/deau', '12#deau', '12?deau', '12?d=eau'])(
      'say how a password like %s is written, in French and in English, and do not repeat it',
      (password) => {
        const settings = (written: string) => ({ [name]: addressWith(written) });
        const written = encodeURIComponent(password);
        const read = readConfig(settings(written));
        expect([read.databaseUrl, read.smtpUrl]).toContain(addressWith(written));
        const wrong = () => readConfig(settings(password));
        expect(wrong).toThrow(new RegExp(`^${name} : .*%40 pour @.*%23 pour #.*\n${name}: .*%40 for @`));
        expect(wrong).not.toThrow(/eau/);
      },
    );
  });

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

  test.each([
    'smtp://mail.example',
    'smtps://mail.example:465/',
    'smtp://bonjour@theatre.example:secret@mail.example:587',
    'smtp://site:ri@de:au%20@mail.example:587?from=t@theatre.example&tls.rejectUnauthorized=false',
    'smtp://site:100%@[::1]:587',
  ])('take the mail server at %s', (url) => {
    expect(readConfig({ SMTP_URL: url }).smtpUrl).toBe(url);
  });

  test('bound the first name of the association as the form does', () => {
    expect(readConfig({ SITE_TITLE: 'T'.repeat(100) }).siteTitle).toHaveLength(100);
    expect(() => readConfig({ SITE_TITLE: 'T'.repeat(101) })).toThrow(/^SITE_TITLE : /);
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
    expect(wrong).toThrow(
      /^PORT : .*\nPORT: .*\nSITE_URL : .*\nSITE_URL: .*\nLOG_LEVEL : .*\nLOG_LEVEL: .*$/,
    );
  });
});
