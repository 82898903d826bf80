import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { isVapidPrivateKey, newVapidPrivateKey } from '#adapters/external/secrets/vapid.ts';
import { checkConfig, readConfig } from './config.ts';
import { isKnownDefault } from './secrets.ts';

const strong = 'mT4vR9xq2LkZ8bWn6PdH3sYj7CgF1aUe';

describe('the configuration', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fitboard-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  const read = (env: Record<string, string | undefined> = {}) => readConfig({ DATA_DIR: dataDir, ...env });
  const problems = (env: Record<string, string | undefined>): string[] => {
    try {
      read(env);
    } catch (error) {
      if (error instanceof OperatorError) return error.message.split('\n');
      throw error;
    }
    return [];
  };
  const production = {
    NODE_ENV: 'production',
    BASE_URL: 'https://fitboard.example',
    ADMIN_EMAIL: 'lan@fitboard.example',
    ADMIN_PASSWORD: 'một mật khẩu dài',
  };

  it('has a default for everything outside production', () => {
    expect(read()).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      baseUrl: 'http://localhost:3000',
      databaseUrl: null,
      dataDir,
      seed: 'demo',
      mail: { smtpUrl: null, from: 'Fitboard <no-reply@localhost>' },
      llm: null,
      signInProviders: {},
      traces: null,
      dns: null,
      dnsResolvers: null,
      s3: null,
      clockOffsetMs: 0,
    });
  });

  it('reads what is given, and takes an empty variable for none', () => {
    expect(
      read({
        PORT: '8080',
        BASE_URL: 'https://fitboard.example/',
        DATABASE_URL: 'postgresql://app:pass@db/fitboard',
        SEED: 'none',
        CLOCK_OFFSET_MS: '-86400000',
        SITE_ZONE: 'Fitboard.Example',
        DNS_RESOLVERS: '127.0.0.1:5353, 9.9.9.9',
        CORS_ORIGINS: 'https://a.example, https://b.example',
        TRUSTED_PROXIES: '10.0.0.0/8,::1',
        SMTP_URL: '',
        S3_BUCKET: ' ',
      }),
    ).toMatchObject({
      port: 8080,
      baseUrl: 'https://fitboard.example',
      databaseUrl: 'postgresql://app:pass@db/fitboard',
      seed: 'none',
      clockOffsetMs: -86_400_000,
      siteZone: 'fitboard.example',
      dnsResolvers: ['127.0.0.1:5353', '9.9.9.9'],
      corsOrigins: ['https://a.example', 'https://b.example'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      mail: { smtpUrl: null },
      s3: null,
    });
  });

  it('lists every problem at once, a line each that names the variable, and repeats no value', () => {
    const found = problems({
      PORT: '70000',
      BASE_URL: 'fitboard.example',
      DATABASE_URL: 'mysql://app:hunter2@db/fitboard',
      SEED: 'maybe',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'short',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'Fitboard\r\nBcc: x@y.z',
      S3_BUCKET: 'photos',
      CLOCK_OFFSET_MS: '1.5',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'staging',
    });

    expect(found.map((line) => line.split(' ')[0]).toSorted()).toEqual(
      [
        'ADMIN_EMAIL',
        'ADMIN_PASSWORD',
        'BASE_URL',
        'CLOCK_OFFSET_MS',
        'DATABASE_URL',
        'LOG_LEVEL',
        'MAIL_FROM',
        'NODE_ENV',
        'PORT',
        'S3_ACCESS_KEY',
        'S3_ENDPOINT',
        'S3_SECRET_KEY',
        'SEED',
        'SMTP_URL',
      ].toSorted(),
    );
    expect(found.join()).not.toContain('hunter2');
  });

  it.each(['0', '65535'])('takes %s for a port', (port) =>
    expect(read({ PORT: port }).port).toBe(Number(port)),
  );
  it.each(['-1', '65536', '3000x', '0x10', '1e3', '٣٠٠٠'])('refuses %s for a port', (port) =>
    expect(problems({ PORT: port })).toEqual(['PORT must be a port from 0 to 65535.']),
  );

  it('makes traces only for a collector that is named', () => {
    const of = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).traces;
    expect(of({})).toBeNull();
    expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toEqual({
      endpoint: 'http://collector:4318',
      headers: {},
      serviceName: 'fitboard',
      share: 1,
    });
    expect(
      of({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example',
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-tenant=vn',
        OTEL_SERVICE_NAME: 'fitboard-vn',
        OTEL_TRACES_SAMPLER_ARG: '0.05',
      }),
    ).toEqual({
      endpoint: 'https://traces.example',
      headers: { authorization: 'Bearer a=b', 'x-tenant': 'vn' },
      serviceName: 'fitboard-vn',
      share: 0.05,
    });
    for (const [name, value] of [
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4317'],
      ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
      ['OTEL_EXPORTER_OTLP_HEADERS', 'no sign of one'],
    ] as const)
      expect(() => of({ [name]: value }), name).toThrow(name);
  });

  it('takes a size for the pool that work can be done with', () => {
    expect(read().poolSize).toBe(10);
    expect(read({ DATABASE_POOL_SIZE: '40' }).poolSize).toBe(40);
    for (const wrong of ['3', '201', '1e1', 'many', '-5'])
      expect(problems({ DATABASE_POOL_SIZE: wrong }), wrong).toEqual([
        'DATABASE_POOL_SIZE must be a whole number from 4 to 200.',
      ]);
  });

  describe('when it is only checked', () => {
    const folder = () => join(dataDir, 'none-yet');
    const check = (env: Record<string, string>) => checkConfig({ DATA_DIR: folder(), ...env });
    const wrongIn = (env: Record<string, string>) =>
      check(env).flatMap(({ isWrong, sentence }) => (isWrong ? [sentence] : []));

    it('says what a start would refuse, a sentence each, and makes nothing', () => {
      const env = { NODE_ENV: 'production', PORT: 'x', SEED: 'demo', JWT_SIGNING_KEY: 'kurz-und-geheim' };
      expect(wrongIn(env).toSorted()).toEqual(problems({ ...env, DATA_DIR: folder() }).toSorted());
      expect(wrongIn(production)).toEqual([]);
      expect(JSON.stringify(check(env))).not.toContain('kurz-und-geheim');
      expect(existsSync(folder())).toBe(false);
    });

    it('wonders at what is misspelt or left out in production', () => {
      const notes = check({ ...production, SMTP_ULR: 'smtp://user:geheim@mail.example', HOSTNAME: 'x' });
      const named = notes.map(({ variable }) => variable);
      expect(named).toEqual(
        expect.arrayContaining(['SMTP_ULR', 'SMTP_URL', 'TRUSTED_PROXIES', 'DATABASE_URL']),
      );
      expect(named).not.toContain('HOSTNAME');
      expect(notes.every(({ isWrong, sentence }) => !isWrong && sentence.endsWith('.'))).toBe(true);
      expect(JSON.stringify(notes)).not.toContain('geheim');
      expect(check({})).toEqual([]);
    });

    it('wonders at the port where a connection pooler usually listens', () => {
      expect(check({ DATABASE_URL: 'postgres://a:b@db.example:6432/fitboard' })).toEqual([
        {
          variable: 'DATABASE_URL',
          isWrong: false,
          sentence: 'DATABASE_URL names port 6432, where PgBouncer usually listens: a start refuses poolers.',
        },
      ]);
      expect(check({ DATABASE_URL: 'postgres://a:b@db.example:5432/fitboard' })).toEqual([]);
    });

    it('finds a damaged or weak file of secrets', () => {
      writeFileSync(join(dataDir, 'secrets.json'), '{');
      expect(checkConfig({ DATA_DIR: dataDir }).map(({ sentence }) => sentence)).toEqual([
        expect.stringMatching(/^DATA_DIR .*damaged.*\.$/),
      ]);
    });
  });

  it('makes strong secrets once, readable by their owner alone', () => {
    const first = read();
    const file = join(dataDir, 'secrets.json');

    expect(Buffer.byteLength(first.jwtSigningKey)).toBeGreaterThanOrEqual(32);
    expect(first.jwtSigningKey).not.toBe(first.mediaSigningKey);
    expect(first.admin).toMatchObject({ email: 'admin@fitboard.local', isGenerated: true });
    expect(first.admin.password.length).toBeGreaterThanOrEqual(12);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    chmodSync(file, 0o644);
    expect(read()).toEqual(first);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('starts in production with strong values only', () => {
    expect(read(production)).toMatchObject({
      isProduction: true,
      seed: 'none',
      admin: { email: 'lan@fitboard.example', password: 'một mật khẩu dài', isGenerated: false },
    });
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).not.toContain('adminPassword');
    expect(problems({ NODE_ENV: 'production' }).map((line) => line.split(' ')[0])).toEqual([
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
    ]);
    expect(
      problems({
        ...production,
        ADMIN_PASSWORD: 'password1234',
        BASE_URL: 'http://fitboard.example',
        SEED: 'demo',
        CLOCK_OFFSET_MS: '0',
        JWT_SIGNING_KEY: 'too short',
        MEDIA_SIGNING_KEY: 'change-me-change-me-change-me-change-me',
        BANK_WEBHOOK_SECRET: 'x'.repeat(64),
      }),
    ).toEqual([
      'ADMIN_PASSWORD is a known default: choose another.',
      'CLOCK_OFFSET_MS is refused in production: clocks are moved for tests only.',
      'SEED is refused as demo in production: the passwords of the demo accounts are public.',
      'BASE_URL must begin with https:// in production.',
      'JWT_SIGNING_KEY must have at least 32 bytes: make one with `openssl rand -base64 48`.',
      'MEDIA_SIGNING_KEY is a known default: make one with `openssl rand -base64 48`.',
      'BANK_WEBHOOK_SECRET is a known default: make one with `openssl rand -base64 48`.',
    ]);
    expect(read({ ...production, JWT_SIGNING_KEY: strong }).jwtSigningKey).toBe(strong);
  });

  it('keeps one key for web push, also in a folder that had none, and takes one that is given', () => {
    const file = join(dataDir, 'secrets.json');
    const { vapidPrivateKey, jwtSigningKey, admin } = read();
    expect(isVapidPrivateKey(vapidPrivateKey)).toBe(true);
    expect(read().vapidPrivateKey).toBe(vapidPrivateKey);
    const { vapidPrivateKey: _, ...older } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>; // written above
    writeFileSync(file, JSON.stringify(older), { mode: 0o600 });
    const renewed = read();
    expect(isVapidPrivateKey(renewed.vapidPrivateKey)).toBe(true);
    expect(renewed).toMatchObject({ jwtSigningKey, admin });
    expect(read().vapidPrivateKey).toBe(renewed.vapidPrivateKey);
    const given = newVapidPrivateKey();
    expect(read({ VAPID_PRIVATE_KEY: given }).vapidPrivateKey).toBe(given);
    expect(problems({ VAPID_PRIVATE_KEY: 'short' })).toEqual([
      expect.stringMatching(/^VAPID_PRIVATE_KEY must be a VAPID private key/),
    ]);
  });

  it('refuses a weak or damaged secrets file', () => {
    const file = join(dataDir, 'secrets.json');
    writeFileSync(file, JSON.stringify({ jwtSigningKey: 'secret', mediaSigningKey: strong }));
    expect(problems(production)).toEqual([
      expect.stringMatching(/^DATA_DIR: jwtSigningKey in secrets\.json is a known default/),
    ]);
    expect(problems({ DATA_DIR: join(file, 'below-a-file') })).toEqual([
      expect.stringMatching(/^DATA_DIR can't be used/),
    ]);
    writeFileSync(file, '{');
    expect(problems({})).toEqual([expect.stringContaining('secrets.json is damaged')]);
  });

  it('tells a known default from a secret', () => {
    for (const known of [
      'changeme',
      'Your-Secret-Key-Here',
      'PASSWORD123',
      '00000000',
      'abab',
      'test_jwt_secret',
    ]) {
      expect(isKnownDefault(known), known).toBe(true);
    }
    for (const secret of [strong, 'một mật khẩu dài', 'correct horse battery staple', 'f3a9c1d07be24865']) {
      expect(isKnownDefault(secret), secret).toBe(false);
    }
  });
});
