import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import type { ProviderClients } from '#adapters/external/providers/sign-in-providers.ts';
import type { CredentialKeyPair } from '#adapters/external/credentials/key-pair.ts';
import { variableNames, variables, type Variables } from './config/variables.ts';
import { isKnownDefault, keepSecrets, keptSecrets, type Secrets } from './secrets.ts';

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
  /** Connections that requests and jobs share. */
  poolSize: number;
  dataDir: string;
  seed: 'demo' | 'none';
  /** People with any permission use it with a second factor only. */
  staffNeedSecondFactor: boolean;
  admin: Readonly<{ email: string; password: string; isGenerated: boolean }>;
  mail: Readonly<{ smtpUrl: string | null; from: string }>;
  llm: Readonly<{ baseUrl: string; apiKey: string | null; model: string }> | null;
  /** Those that members may sign in with. */
  signInProviders: ProviderClients;
  /** null: no traces are made. */
  traces: Readonly<{
    endpoint: string;
    headers: Readonly<Record<string, string>>;
    serviceName: string;
    /** How many of those that begin here are kept, from 0 to 1. */
    share: number;
  }> | null;
  dns: Readonly<{ providerUrl: string; token: string }> | null;
  siteZone: string | null;
  /** Resolvers that members' domains are looked up with; null: those of this machine. */
  dnsResolvers: readonly string[] | null;
  bankWebhookSecret: string | null;
  mailWebhookSecret: string | null;
  /** The topic that SES speaks through. */
  sesTopicArn: string | null;
  /** A mailbox to which mails come back. */
  bounceMailboxUrl: string | null;
  redisUrl: string | null;
  /** What looks at every file that is uploaded; null: nothing does. */
  fileScanUrl: string | null;
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
    mailWebhookSecret: string | null;
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

type Name = keyof Variables;
type Problem = readonly [name: string, what: string];

const groups: readonly (readonly Name[])[] = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['DNS_PROVIDER_URL', 'DNS_PROVIDER_TOKEN', 'SITE_ZONE'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['ZALO_CLIENT_ID', 'ZALO_CLIENT_SECRET'],
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
  'MAIL_WEBHOOK_SECRET',
  'JWT_SIGNING_KEY_PREVIOUS',
  'MEDIA_SIGNING_KEY_PREVIOUS',
  'BANK_WEBHOOK_SECRET_PREVIOUS',
  'MAIL_WEBHOOK_SECRET_PREVIOUS',
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

// An empty variable is how shells and compose files say "not set".
const givenIn = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

type Environment = Readonly<Record<string, string | undefined>>;

const parse = (env: Environment) => {
  const given = givenIn(env);
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
  return { values: parsed.data, problems };
};

/**
 * Reads every variable at once; what is wrong is listed together, a line each. Secrets that are not given are made at the
 * first start and kept in the data folder.
 */
export const readConfig = (env: Environment): Config => {
  const { values, problems } = parse(env);
  if (values === undefined || problems.length > 0) return refuse(problems);
  return assemble(values);
};

const prefixOf = (name: string): string | null => /^([A-Z0-9]+)_/.exec(name)?.[1] ?? null;

const ownPrefixes = new Set(variableNames.filter((name) => name !== 'NODE_ENV').map(prefixOf));

const poolerPort = '6432';

/** Nothing is wrong with these, but an operator may have meant something else. */
const remarks = (env: Environment): Problem[] => {
  const given = givenIn(env);
  const misspelt = Object.keys(given)
    .filter((name) => !variableNames.includes(name) && ownPrefixes.has(prefixOf(name) ?? ''))
    .map((name): Problem => [name, 'is no variable of Fitboard: docs/variables.md lists those there are']);
  const pooled: readonly Problem[] =
    URL.parse(given['DATABASE_URL'] ?? '')?.port === poolerPort
      ? [['DATABASE_URL', 'names port 6432, where PgBouncer usually listens: a start refuses poolers']]
      : [];
  const always = [...misspelt, ...pooled];
  if (given['NODE_ENV'] !== 'production') return always;
  const absent: readonly Problem[] = [
    ['DATABASE_URL', 'is absent: the built-in PostgreSQL is used, where this installation has it'],
    ['BASE_URL', 'is absent: links in mails lead to this machine'],
    ['SMTP_URL', 'is absent: mail is kept and never sent'],
    ['TRUSTED_PROXIES', 'is absent: behind a proxy, everybody would share the limits of one visitor'],
    ['BANK_WEBHOOK_SECRET', 'is absent: the webhook answers 503, and money arrives by statements only'],
  ];
  return [...always, ...absent.filter(([name]) => given[name] === undefined)];
};

export type ConfigFinding = Readonly<{ variable: string; isWrong: boolean; sentence: string }>;

/** What a start would refuse, and what it would only wonder at; changes nothing, and repeats no value. */
export const checkConfig = (env: Environment): readonly ConfigFinding[] => {
  const { values, problems } = parse(env);
  const kept = (): Problem[] => {
    try {
      const secrets = keptSecrets(resolve(repository, values?.DATA_DIR ?? '.data'));
      return secrets && env['NODE_ENV'] === 'production' ? weakInFile(secrets) : [];
    } catch (error) {
      return [['DATA_DIR', sentenceOf(error).replace(/^DATA_DIR:? |\.$/g, '')]];
    }
  };
  const found = (isWrong: boolean) => (list: readonly Problem[]) =>
    list.map(([variable, what]): ConfigFinding => ({ variable, isWrong, sentence: `${variable} ${what}.` }));
  return [...found(true)([...problems, ...kept()]), ...found(false)(remarks(env))];
};

const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `name=value,name=value`, values as in an address: what the collectors' own documentation shows. */
const headersIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((one) => one.includes('='))
      .map((one) => {
        const [name = '', ...value] = one.split('=');
        return [name.trim().toLowerCase(), unescaped(value.join('=').trim())];
      }),
  );

const clientIn = (
  clientId: string | undefined,
  clientSecret: string | undefined,
  issuer: string | undefined,
): ProviderClients[keyof ProviderClients] =>
  clientId && clientSecret ? { clientId, clientSecret, issuer: issuer ?? null } : undefined;

const providersIn = (values: Variables): ProviderClients => {
  const google = clientIn(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER);
  const facebook = clientIn(values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET, values.FACEBOOK_ISSUER);
  const zalo = clientIn(values.ZALO_CLIENT_ID, values.ZALO_CLIENT_SECRET, values.ZALO_ISSUER);
  return {
    ...(google && { GOOGLE: google }),
    ...(facebook && { FACEBOOK: facebook }),
    ...(zalo && { ZALO: zalo }),
  };
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
    poolSize: values.DATABASE_POOL_SIZE ?? 10,
    dataDir,
    seed: values.SEED ?? (isProduction ? 'none' : 'demo'),
    staffNeedSecondFactor:
      (values.STAFF_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
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
    signInProviders: providersIn(values),
    traces:
      values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: headersIn(values.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
            serviceName: values.OTEL_SERVICE_NAME ?? 'fitboard',
            share: values.OTEL_TRACES_SAMPLER_ARG ?? 1,
          },
    dns:
      values.DNS_PROVIDER_URL && values.DNS_PROVIDER_TOKEN
        ? { providerUrl: values.DNS_PROVIDER_URL, token: values.DNS_PROVIDER_TOKEN }
        : null,
    // Browsers find every name below `localhost` on the machine itself.
    dnsResolvers: values.DNS_RESOLVERS?.split(',').map((one) => one.trim()) ?? null,
    siteZone: values.SITE_ZONE ?? (isProduction ? null : 'sites.localhost'),
    bankWebhookSecret: values.BANK_WEBHOOK_SECRET ?? null,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET ?? null,
    sesTopicArn: values.SES_TOPIC_ARN ?? null,
    bounceMailboxUrl: values.BOUNCE_MAILBOX_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    fileScanUrl: values.FILE_SCAN_URL ?? null,
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
      mailWebhookSecret: values.MAIL_WEBHOOK_SECRET_PREVIOUS ?? null,
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

type KeptKeys = Pick<Secrets, 'jwtSigningKey' | 'mediaSigningKey'>;

const weakInFile = (secrets: KeptKeys): Problem[] =>
  (['jwtSigningKey', 'mediaSigningKey'] as const).flatMap((name): Problem[] => {
    const problem = weak(secrets[name]);
    return problem ? [[`DATA_DIR: ${name} in secrets.json`, problem]] : [];
  });

const refuseWeakFile = (secrets: Secrets): void => {
  const problems = weakInFile(secrets);
  if (problems.length > 0) refuse(problems);
};
