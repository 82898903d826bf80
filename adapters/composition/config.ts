import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#adapters/ports/operator-error.ts';
import { readKeyPair, type CredentialKeyPair } from '#adapters/external/credentials/key-pair.ts';
import { isVapidPrivateKey } from '#adapters/external/secrets/vapid.ts';
import { isKnownDefault, keepSecrets, type Secrets } from './secrets.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

export type Config = Readonly<{
  isProduction: boolean;
  /** 0 asks for any free port. */
  port: number;
  host: string;
  /** Without a slash at the end. */
  baseUrl: string;
  /** Where uploaded files are served from; another origin than `baseUrl` when the operator gives one. */
  mediaBaseUrl: string;
  /** null: the built-in PostgreSQL. */
  databaseUrl: string | null;
  dataDir: string;
  seed: 'demo' | 'none';
  admin: Readonly<{ email: string; password: string; isGenerated: boolean }>;
  mail: Readonly<{ smtpUrl: string | null; from: string }>;
  llm: Readonly<{ baseUrl: string; apiKey: string | null; model: string }> | null;
  dns: Readonly<{ providerUrl: string; token: string }> | null;
  siteZone: string | null;
  /** Resolvers that members' domains are looked up with; null: those of this machine. */
  dnsResolvers: readonly string[] | null;
  bankWebhookSecret: string | null;
  redisUrl: string | null;
  s3: Readonly<{ endpoint: string; bucket: string; accessKey: string; secretKey: string }> | null;
  clockOffsetMs: number;
  /** How long readiness says 503 before a server that was asked to end stops listening. */
  drainMs: number;
  jwtSigningKey: string;
  /** P-256, base64url: signs what is sent to browsers' push services. */
  vapidPrivateKey: string;
  mediaSigningKey: string;
  /** What signs certificates and badges; null: the keys of the data folder, made when they are first needed. */
  credentialKeys: CredentialKeyPair | null;
  /** Keys that were changed: what they signed or sealed is accepted, nothing new is made with them. */
  previous: Readonly<{
    jwtSigningKey: string | null;
    mediaSigningKey: string | null;
    bankWebhookSecret: string | null;
  }>;
  /** The signing keys come from variables, not from the data folder. */
  keysAreGiven: boolean;
  /** Addresses and networks whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  /** Whether the operator has said what stands in front, be it nothing. */
  areProxiesStated: boolean;
  corsOrigins: readonly string[];
  /** Names beside those of `baseUrl` and `mediaBaseUrl` under which the product is served, without a port. */
  allowedHosts: readonly string[];
  /** Who knows it may read `/metrics` from elsewhere; null: only this machine may. */
  metricsToken: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}>;

const minimumSecretBytes = 32;

const wholeNumber = (what: string, least: number, most: number) =>
  z
    .string()
    .regex(/^-?\d{1,15}$/, `must be ${what}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${what}`);

const isUrl = (text: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol);
};

const address = (schemes: readonly string[], example: string) =>
  z.string().refine(
    (text) =>
      isUrl(
        text,
        schemes.map((scheme) => `${scheme}:`),
      ),
    `must be an address such as ${example}`,
  );

const origin = (example: string) =>
  address(['http', 'https'], example)
    .refine((text) => {
      const url = URL.parse(text);
      return url === null || (/^\/?$/.test(url.pathname) && !url.search && !url.hash && !url.username);
    }, `must be a scheme and a host only, such as ${example}`)
    .transform((text) => URL.parse(text)?.origin ?? text);

const list = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .pipe(z.array(item));

const mailbox = z
  .string()
  .regex(
    /^(?:[^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be a mailbox such as Fitboard <no-reply@example.com>',
  );

const proxy =
  /^(none|loopback|linklocal|uniquelocal|\d{1,3}(\.\d{1,3}){3}(\/\d{1,2})?|[\da-f:]*:[\da-f:.]*(\/\d{1,3})?)$/i;

const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional(),
  PORT: wholeNumber('a port from 0 to 65535', 0, 65_535).optional(),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address')
    .optional(),
  BASE_URL: origin('https://fitboard.example').optional(),
  MEDIA_BASE_URL: origin('https://media.fitboard.example').optional(),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name').optional(),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'), 'must be a folder')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').max(254, 'must be an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(128, 'must have at most 128 characters')
    .optional(),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587').optional(),
  MAIL_FROM: mailbox.optional(),
  LLM_BASE_URL: address(['http', 'https'], 'https://llm.example.com/v1').optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  DNS_PROVIDER_URL: address(['http', 'https'], 'https://api.cloudflare.com/client/v4').optional(),
  DNS_PROVIDER_TOKEN: z.string().optional(),
  DNS_RESOLVERS: z
    .string()
    .regex(
      /^[\da-f.:[\], ]{2,200}$/i,
      'must be addresses such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas',
    )
    .optional(),
  SITE_ZONE: z
    .string()
    .regex(
      /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i,
      'must be a domain such as fitboard.example',
    )
    .transform((zone) => zone.toLowerCase())
    .optional(),
  BANK_WEBHOOK_SECRET: z.string().optional(),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379').optional(),
  S3_ENDPOINT: address(['http', 'https'], 'https://s3.example.com').optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  CLOCK_OFFSET_MS: wholeNumber(
    'a whole number of milliseconds, at most 100 years',
    -3_155_760_000_000,
    3_155_760_000_000,
  ).optional(),
  DRAIN_MS: wholeNumber('a whole number of milliseconds from 0 to 60000', 0, 60_000).optional(),
  JWT_SIGNING_KEY: z.string().optional(),
  MEDIA_SIGNING_KEY: z.string().optional(),
  JWT_SIGNING_KEY_PREVIOUS: z.string().optional(),
  MEDIA_SIGNING_KEY_PREVIOUS: z.string().optional(),
  BANK_WEBHOOK_SECRET_PREVIOUS: z.string().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      isVapidPrivateKey,
      'must be a VAPID private key: make one with `npx web-push generate-vapid-keys`',
    )
    .optional(),
  CREDENTIAL_KEYS: z
    .string()
    .transform(readKeyPair)
    .refine(
      (pair) => pair !== null,
      'must be a JWK set with a private Ed25519 key and a private RSA key of at least 2048 bits',
    )
    .optional(),
  TRUSTED_PROXIES: list(
    z
      .string()
      .refine(
        (text) => proxy.test(text),
        'must list IP addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
  ).optional(),
  ALLOWED_HOSTS: list(
    z
      .string()
      .toLowerCase()
      .refine(
        (text) => /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|[\da-f:]*:[\da-f:.]*)$/.test(text),
        'must list host names or IP addresses without a port, separated by commas',
      ),
  ).optional(),
  CORS_ORIGINS: list(origin('https://app.example.com')).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
});

export const variableNames: readonly string[] = Object.keys(variables.shape);

type Variables = z.infer<typeof variables>;
type Name = keyof Variables;
type Problem = readonly [name: string, what: string];

const groups: readonly (readonly Name[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['DNS_PROVIDER_URL', 'DNS_PROVIDER_TOKEN', 'SITE_ZONE'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
];

const incomplete = (given: ReadonlySet<string>): Problem[] =>
  groups.flatMap((group) => {
    const [leader] = group;
    // A zone of its own is fine: records are then kept and shown.
    const asked = group.some((name) => given.has(name) && name !== 'SITE_ZONE');
    if (!asked) return [];
    return group
      .filter((name) => !given.has(name))
      .map((name): Problem => [
        name,
        name === leader
          ? `is missing: ${group.slice(1).join(', ')} need it`
          : `is missing: ${leader} needs it`,
      ]);
  });

const isLocal = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(url)?.hostname ?? '');

const secretNames = [
  'JWT_SIGNING_KEY',
  'MEDIA_SIGNING_KEY',
  'BANK_WEBHOOK_SECRET',
  'JWT_SIGNING_KEY_PREVIOUS',
  'MEDIA_SIGNING_KEY_PREVIOUS',
  'BANK_WEBHOOK_SECRET_PREVIOUS',
] as const;

const weak = (value: string): string | undefined => {
  if (isKnownDefault(value)) return 'is a known default: make one with `openssl rand -base64 48`';
  return Buffer.byteLength(value) < minimumSecretBytes
    ? `must have at least ${minimumSecretBytes} bytes: make one with \`openssl rand -base64 48\``
    : undefined;
};

/** What is harmless on a developer's machine and refused where real people's money is. */
const refusedInProduction = (values: Variables): Problem[] => [
  ...(values.ADMIN_EMAIL === undefined
    ? [['ADMIN_EMAIL', 'is missing: production needs it for user 1'] as const]
    : []),
  ...(values.ADMIN_PASSWORD === undefined
    ? [['ADMIN_PASSWORD', 'is missing: production needs it for user 1'] as const]
    : isKnownDefault(values.ADMIN_PASSWORD)
      ? [['ADMIN_PASSWORD', 'is a known default: choose another'] as const]
      : []),
  ...(values.CLOCK_OFFSET_MS === undefined
    ? []
    : [['CLOCK_OFFSET_MS', 'is refused in production: clocks are moved for tests only'] as const]),
  ...(values.SEED === 'demo'
    ? [['SEED', 'is refused as demo in production: the passwords of the demo accounts are public'] as const]
    : []),
  ...(values.BASE_URL !== undefined && values.BASE_URL.startsWith('http:') && !isLocal(values.BASE_URL)
    ? [['BASE_URL', 'must begin with https:// in production'] as const]
    : []),
  ...secretNames.flatMap((name): Problem[] => {
    const value = values[name];
    const problem = value === undefined ? undefined : weak(value);
    return problem ? [[name, problem]] : [];
  }),
];

const refuse = (problems: readonly Problem[]): never => {
  throw new OperatorError(problems.map(([name, what]) => `${name} ${what}.`).join('\n'));
};

/**
 * Reads every variable at once; what is wrong is listed together, a line each. Secrets that are not given are made at the
 * first start and kept in the data folder.
 */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(given);
  const problems: Problem[] = [];
  const wrong = new Set<string>();
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) problems.push([name, message]);
    wrong.add(name);
  }
  problems.push(...incomplete(new Set(Object.keys(given))));
  if (given['NODE_ENV'] === 'production') {
    const readable = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)));
    problems.push(...refusedInProduction(variables.parse(readable)).filter(([name]) => !wrong.has(name)));
  }
  if (!parsed.success || problems.length > 0) return refuse(problems);
  return assemble(parsed.data);
};

const assemble = (values: Variables): Config => {
  const isProduction = values.NODE_ENV === 'production';
  const dataDir = resolve(repository, values.DATA_DIR ?? '.data');
  const port = values.PORT ?? 3000;
  const baseUrl = values.BASE_URL ?? `http://localhost:${port}`;
  const secrets = keepSecrets(dataDir, { withAdminPassword: !isProduction });
  if (isProduction) refuseWeakFile(secrets);
  const password = values.ADMIN_PASSWORD ?? secrets.adminPassword ?? '';
  return {
    isProduction,
    port,
    host: values.HOST ?? '127.0.0.1',
    baseUrl,
    mediaBaseUrl: values.MEDIA_BASE_URL ?? baseUrl,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir,
    seed: values.SEED ?? (isProduction ? 'none' : 'demo'),
    admin: {
      email: (values.ADMIN_EMAIL ?? 'admin@fitboard.local').toLowerCase(),
      password,
      isGenerated: values.ADMIN_PASSWORD === undefined,
    },
    mail: {
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM ?? `Fitboard <no-reply@${URL.parse(baseUrl)?.hostname ?? 'localhost'}>`,
    },
    llm:
      values.LLM_BASE_URL && values.LLM_MODEL
        ? { baseUrl: values.LLM_BASE_URL, apiKey: values.LLM_API_KEY ?? null, model: values.LLM_MODEL }
        : null,
    dns:
      values.DNS_PROVIDER_URL && values.DNS_PROVIDER_TOKEN
        ? { providerUrl: values.DNS_PROVIDER_URL, token: values.DNS_PROVIDER_TOKEN }
        : null,
    // Browsers find every name below `localhost` on the machine itself.
    dnsResolvers: values.DNS_RESOLVERS?.split(',').map((one) => one.trim()) ?? null,
    siteZone: values.SITE_ZONE ?? (isProduction ? null : 'sites.localhost'),
    bankWebhookSecret: values.BANK_WEBHOOK_SECRET ?? null,
    redisUrl: values.REDIS_URL ?? null,
    s3:
      values.S3_ENDPOINT && values.S3_BUCKET && values.S3_ACCESS_KEY && values.S3_SECRET_KEY
        ? {
            endpoint: values.S3_ENDPOINT,
            bucket: values.S3_BUCKET,
            accessKey: values.S3_ACCESS_KEY,
            secretKey: values.S3_SECRET_KEY,
          }
        : null,
    clockOffsetMs: values.CLOCK_OFFSET_MS ?? 0,
    drainMs: values.DRAIN_MS ?? (isProduction ? 5_000 : 0),
    jwtSigningKey: values.JWT_SIGNING_KEY ?? secrets.jwtSigningKey,
    vapidPrivateKey: values.VAPID_PRIVATE_KEY ?? secrets.vapidPrivateKey,
    mediaSigningKey: values.MEDIA_SIGNING_KEY ?? secrets.mediaSigningKey,
    credentialKeys: values.CREDENTIAL_KEYS ?? null,
    previous: {
      jwtSigningKey: values.JWT_SIGNING_KEY_PREVIOUS ?? secrets.previous?.jwtSigningKey ?? null,
      mediaSigningKey: values.MEDIA_SIGNING_KEY_PREVIOUS ?? secrets.previous?.mediaSigningKey ?? null,
      bankWebhookSecret: values.BANK_WEBHOOK_SECRET_PREVIOUS ?? null,
    },
    keysAreGiven: values.JWT_SIGNING_KEY !== undefined || values.MEDIA_SIGNING_KEY !== undefined,
    trustedProxies: (values.TRUSTED_PROXIES ?? []).filter((name) => name !== 'none'),
    areProxiesStated: values.TRUSTED_PROXIES !== undefined,
    corsOrigins: values.CORS_ORIGINS ?? [],
    allowedHosts: values.ALLOWED_HOSTS ?? [],
    metricsToken: values.METRICS_TOKEN ?? null,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
};

const refuseWeakFile = (secrets: Secrets): void => {
  const problems = (['jwtSigningKey', 'mediaSigningKey'] as const).flatMap((name): Problem[] => {
    const problem = weak(secrets[name]);
    return problem ? [[`DATA_DIR: ${name} in secrets.json`, problem]] : [];
  });
  if (problems.length > 0) refuse(problems);
};
