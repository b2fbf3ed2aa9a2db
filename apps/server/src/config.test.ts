import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'serendip-config-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const faultOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the settings were accepted');
};

describe('without any setting', () => {
  test('the defaults of the run contract hold', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      ai: null,
      analytics: null,
      trustProxy: false,
      role: 'all',
      rateLimit: true,
      corsOrigins: [],
    });
  });

  test('an empty value counts as unset', () => {
    const names = [
      'PORT',
      'DATABASE_URL',
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'ROLE',
      'RATE_LIMIT',
      'ANALYTICS_KEY',
      'AI_BASE_URL',
      'AI_READ_AHEAD',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_NAME',
    ];
    const more = [
      'TRUST_PROXY',
      'CORS_ORIGINS',
      'WEBHOOK_ALLOW',
      'METRICS_TOKEN',
      'SUPPORT_EMAIL',
      'LOG_LEVEL',
      'HOST',
      'DATA_DIR',
    ];
    expect(readConfig(Object.fromEntries([...names, ...more].map((name) => [name, ''])))).toEqual(readConfig({}));
  });
});

describe('a provider to sign in with', () => {
  const whole = {
    OIDC_ISSUER: 'https://login.example.org/realms/club',
    OIDC_CLIENT_ID: 'serendip',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_NAME: ' The Club ',
  };

  test('is set by four variables, or by none', () => {
    expect(readConfig(whole).signOn).toEqual({
      issuer: 'https://login.example.org/realms/club',
      clientId: 'serendip',
      clientSecret: 'secret',
      name: 'The Club',
    });
    expect(readConfig({}).signOn).toBeNull();
    expect(faultOf({ ...whole, OIDC_NAME: '' })).toContain(
      'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME go together: OIDC_NAME is missing',
    );
    expect(faultOf({ OIDC_NAME: 'The Club' })).toContain('OIDC_CLIENT_SECRET are missing');
  });

  test('is an address with https, or this machine, and has a name that fits a button', () => {
    expect(readConfig({ ...whole, OIDC_ISSUER: 'http://localhost:4000' }).signOn?.issuer).toBe('http://localhost:4000');
    expect(faultOf({ ...whole, OIDC_ISSUER: 'http://login.example.org' })).toContain(
      'OIDC_ISSUER must begin with https://',
    );
    expect(faultOf({ ...whole, OIDC_ISSUER: 'login' })).toContain('OIDC_ISSUER must be a URL such as');
    for (const OIDC_NAME of ['x'.repeat(41), 'a\nb'])
      expect(faultOf({ ...whole, OIDC_NAME })).toContain('OIDC_NAME must be a name of 1 to 40 characters');
  });
});

describe('the limits', () => {
  test('are those of the contract, or what the operator set', () => {
    expect(readConfig({}).limits.questions_per_event).toBe(60);
    expect(readConfig({ LIMIT_QUESTIONS_PER_EVENT: '90' }).limits.questions_per_event).toBe(90);
  });

  test.each(['0', '101', '-1', '60.5', 'many', '6e1'])('are refused as %j with the range that holds', (value) => {
    expect(faultOf({ LIMIT_QUESTIONS_PER_EVENT: value })).toContain(
      'LIMIT_QUESTIONS_PER_EVENT must be a whole number from 1 to 100',
    );
  });

  test('are refused under a name that is none', () => {
    expect(faultOf({ LIMIT_QUESTIONS: '90' })).toContain('LIMIT_QUESTIONS is no limit there is');
  });
});

describe('a bad value', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', ' '],
    ['PORT', '1e3'],
    ['PORT', '0x50'],
    ['PORT', '+80'],
    ['PORT', '000080'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgres://one:5432,two:port/db'],
    ['PUBLIC_URL', 'events.example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org?'],
    ['PUBLIC_URL', 'https://example.org/?from=mail'],
    ['PUBLIC_URL', 'https://example.org/#top'],
    ['PUBLIC_URL', 'https://user:password@example.org'],
    ['PUBLIC_URL', 'https://example.org/serendip'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Serendip <nobody>'],
    ['AI_BASE_URL', 'ollama'],
    ['AI_BASE_URL', 'http://localhost:11434/v1'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['ANALYTICS_HOST', 'nowhere'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['TRUST_PROXY', 'banana'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['ROLE', 'boss'],
    ['ROLE', 'worker'],
    ['RATE_LIMIT', 'maybe'],
    ['AI_READ_AHEAD', 'sometimes'],
    ['CORS_ORIGINS', 'example.org'],
    ['CORS_ORIGINS', 'https://a.test,*'],
    ['WEBHOOK_ALLOW', 'loopback'],
    ['WEBHOOK_ALLOW', '10.0.0.0/8,intranet'],
    ['LOG_LEVEL', 'loud'],
    ['AI_MODEL', 'llama'],
  ])('%s=%s stops the start with a sentence that names it', (name, value) => {
    expect(faultOf({ [name]: value })).toContain(name);
  });

  test('does not hide another: all are told at once', () => {
    const told = faultOf({ PORT: 'x', ROLE: 'worker', TRUST_PROXY: 'banana', AI_API_KEY: 'key', SMTP_URL: 'no' });
    for (const name of ['PORT', 'ROLE', 'TRUST_PROXY', 'AI_API_KEY', 'SMTP_URL']) expect(told).toContain(name);
    expect(told.split('\n- ')).toHaveLength(6);
  });

  test('is not repeated in the message: it may be a secret', () => {
    expect(faultOf({ DATABASE_URL: 'pg://user:hunter2@host/db', METRICS_TOKEN: 'hunter3' })).not.toMatch(/hunter/);
  });
});

describe('a good value', () => {
  test('is taken in the form the program works with', () => {
    expect(
      readConfig({
        PORT: '8080',
        PUBLIC_URL: 'https://events.example.org/',
        CORS_ORIGINS: 'https://a.test, https://b.test/',
        WEBHOOK_ALLOW: '10.0.0.0/8, 127.0.0.1, fd00::/8',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
        ROLE: 'api',
        DATABASE_URL: 'postgresql://u:p@host:5432,standby:5432/db',
        ANALYTICS_KEY: 'k',
        AI_BASE_URL: 'http://localhost:11434/v1/',
        AI_MODEL: 'm',
      }),
    ).toMatchObject({
      port: 8080,
      publicUrl: 'https://events.example.org',
      corsOrigins: ['https://a.test', 'https://b.test'],
      webhookAllow: ['10.0.0.0/8', '127.0.0.1', 'fd00::/8'],
      trustProxy: 'loopback, 10.0.0.0/8',
      role: 'api',
      analytics: { key: 'k', host: 'https://eu.i.posthog.com' },
      ai: { baseUrl: 'http://localhost:11434/v1', model: 'm' },
    });
  });

  test('an AI endpoint needs a model of either kind', () => {
    expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1', AI_EMBEDDING_MODEL: 'm' }).ai).not.toBeNull();
  });

  test('TRUST_PROXY may be a number of hops, on, or off', () => {
    const { trustProxy: hops } = readConfig({ TRUST_PROXY: '2' });
    if (typeof hops !== 'function') throw new Error('no hop rule was made');
    expect([hops('x', 0), hops('x', 1), hops('x', 2)]).toEqual([true, true, false]);
    expect(readConfig({ TRUST_PROXY: 'on' }).trustProxy).toBe(true);
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });
});

describe('NAME_FILE', () => {
  test('gives a setting from a file, without its last line break', () => {
    const path = join(folder, 'token');
    writeFileSync(path, 'a-token-of-some-length\n');
    expect(readConfig({ METRICS_TOKEN_FILE: path }).metricsToken).toBe('a-token-of-some-length');
  });

  test('that cannot be read, or holds a bad value, stops the start', () => {
    expect(faultOf({ DATABASE_URL_FILE: join(folder, 'absent') })).toMatch(/DATABASE_URL_FILE.*absent/);
    const path = join(folder, 'port');
    writeFileSync(path, 'eighty');
    expect(faultOf({ PORT_FILE: path })).toContain('PORT');
  });
});
