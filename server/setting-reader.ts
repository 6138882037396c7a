import { isIP } from 'node:net';
import { settingsWrite } from '#common/contract/site/settings';
import { faultOfDatabaseUrl } from './platform/database/database-url';
import { faultOfSmtpUrl } from './platform/mail/smtp-url';
import { isLoopback, onThisMachine, proxiesNamed } from './platform/process/proxies';

/** What is wrong with a setting. */
export type Fault = readonly [french: string, english: string];

/** Reads settings one by one and collects what is wrong with them, for whoever runs the site, in both languages. */
export class SettingReader {
  readonly faults: string[] = [];
  readonly #quoted = new Set<string>();

  constructor(readonly env: Readonly<Record<string, string | undefined>>) {}

  refuse(name: string, french: string, english: string): void {
    this.faults.push(`${name} : ${french}\n${name}: ${english}`);
  }

  text(name: string): string | null {
    const value = this.env[name]?.trim();
    if (value === undefined || value === '') return null;
    // A shell takes them away; a list of settings that another program reads may pass them on.
    const [, , plain] = /^(["'])(.*)\1$/.exec(value) ?? [];
    if (plain === undefined || /["']/.test(plain)) return value;
    if (!this.#quoted.has(name))
      this.refuse(
        name,
        'la valeur est entre guillemets, qui n’en font pas partie. Écrivez-la sans eux.',
        'its value is in quotation marks, which are no part of it. Write it without them.',
      );
    this.#quoted.add(name);
    return plain;
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[], usual: Value): Value {
    const text = this.text(name) ?? usual;
    const value = values.find((value) => value === text);
    const list = values.join(', ');
    if (value === undefined)
      this.refuse(name, `au choix ${list}, et non « ${text} ».`, `one of ${list}, not “${text}”.`);
    return value ?? usual;
  }

  port(): number {
    const text = this.text('PORT') ?? '8080';
    const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
    if (!(port <= 65_535))
      this.refuse(
        'PORT',
        `un nombre de 0 (le premier port libre) à 65535, et non « ${text} ».`,
        `a number from 0 (any free port) to 65535, not “${text}”.`,
      );
    return port;
  }

  host(demo: boolean): string {
    const text = this.text('HOST') ?? '127.0.0.1';
    if (isIP(text) === 0)
      this.refuse(
        'HOST',
        `une adresse en chiffres, comme 0.0.0.0 pour tout IPv4, et non « ${text} ».`,
        `an address in digits, like 0.0.0.0 for all of IPv4, not “${text}”.`,
      );
    else if (demo && !isLoopback(text))
      this.refuse('HOST', 'la démonstration reste sur cette machine.', 'the demo is for this machine alone.');
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
      this.refuse(
        'TRUST_PROXY',
        'des adresses ou des réseaux, comme 10.0.0.5, 10.1.0.0/16.',
        'addresses or networks, like 10.0.0.5, 10.1.0.0/16.',
      );
    }
    return names;
  }

  metricsKey(): string | null {
    const key = this.text('METRICS_KEY');
    if (key !== null && key.length < 16)
      this.refuse('METRICS_KEY', 'au moins 16 caractères.', 'at least 16 characters.');
    return key;
  }

  webAddress(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (/^https?:\/\//i.test(text) && URL.canParse(text)) return text;
    this.refuse(
      name,
      'une adresse qui commence par http:// ou https://.',
      'an address that begins with http:// or https://.',
    );
    return null;
  }

  siteTitle(usual: string): string {
    const text = this.text('SITE_TITLE') ?? usual;
    const [fault] = settingsWrite.schema.title.validate(text);
    if (fault !== undefined)
      this.refuse(
        'SITE_TITLE',
        'une ligne de 100 caractères au plus.',
        'one line of 100 characters at most.',
      );
    return text;
  }

  databaseUrl(): string | null {
    return this.sound('DATABASE_URL', faultOfDatabaseUrl);
  }

  smtpUrl(): string | null {
    return this.sound('SMTP_URL', faultOfSmtpUrl);
  }

  private sound(name: string, faultOf: (text: string) => Fault | null): string | null {
    const text = this.text(name);
    const fault = text === null ? null : faultOf(text);
    if (fault === null) return text;
    this.refuse(name, ...fault);
    return null;
  }

  siteUrl(production: boolean, local: string): string {
    if (production && this.text('SITE_URL') === null)
      this.refuse(
        'SITE_URL',
        'elle manque. C’est l’adresse que les gens tapent, comme https://www.theatre.example',
        'missing. The address that people type, like https://www.theatre.example',
      );
    return this.origin('SITE_URL', production) ?? local;
  }

  /** An address of the site itself. */
  origin(name: string, production: boolean): string | null {
    const text = this.webAddress(name);
    if (text === null) return null;
    const { protocol, hostname, origin, href } = new URL(text);
    const isLocal = /^(.+\.)?localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[|\]$/g, ''));
    if (production && protocol !== 'https:' && !isLocal)
      this.refuse(
        name,
        'elle n’est pas sûre. Hors de cette machine, sessions et billets demandent https.',
        'unsafe. Sessions and tickets need https, outside of this machine.',
      );
    if (href !== `${origin}/`)
      this.refuse(
        name,
        `le nom du site seul, sans rien devant ni derrière : ${origin}`,
        `the site’s name alone, with nothing before or behind it: ${origin}`,
      );
    return origin;
  }
}
