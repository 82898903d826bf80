import { z } from 'zod';
import { readKeyPair } from '#adapters/external/credentials/key-pair.ts';
import { isVapidPrivateKey } from '#adapters/external/secrets/vapid.ts';

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

const word = (what: string) =>
  z.string().regex(/^[\x21-\x7e]{1,300}$/, `must be ${what}, as the provider wrote it`);

/** Plain http is for a provider on this machine: what is sent there opens accounts. */
const issuer = address(['http', 'https'], 'https://login.example.com')
  .refine(
    (text) =>
      URL.parse(text)?.protocol !== 'http:' ||
      ['localhost', '127.0.0.1', '[::1]'].includes(URL.parse(text)?.hostname ?? ''),
    'must begin with https:// unless it stands on this machine',
  )
  .transform((text) => text.replace(/\/+$/, ''));

const providers = { group: 'Signing in with providers' } as const;
const providerClient = (client: string, name: string) =>
  word('a client id')
    .optional()
    .meta({
      ...providers,
      description: `${client}: members may sign in with ${name}`,
      absent: `no sign-in with ${name}`,
    });
const providerSecret = word('a client secret')
  .optional()
  .meta({ ...providers, description: 'its secret', absent: '–', isSecret: true });
const providerIssuer = (other: string, name: string) =>
  issuer.optional().meta({ ...providers, description: other, absent: name });

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

/** Every variable there is, what it accepts and what it means: `docs/variables.md` is written from here. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .optional()
    .meta({
      group: 'Serving',
      description: "`production` refuses what is harmless on a developer's machine only, and logs JSON",
      absent: 'development',
    }),
  PORT: wholeNumber('a port from 0 to 65535', 0, 65_535)
    .optional()
    .meta({ group: 'Serving', description: 'where it listens; 0 takes any free port', absent: '3000' }),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'must be a host name or an IP address')
    .optional()
    .meta({
      group: 'Serving',
      description: 'the address it listens on; `0.0.0.0` in a container',
      absent: '127.0.0.1',
    }),
  BASE_URL: origin('https://fitboard.example').optional().meta({
    group: 'Serving',
    description: 'the address people use: links in mails are made from it, certificates carry it for ever',
    absent: 'http://localhost with the port',
  }),
  MEDIA_BASE_URL: origin('https://media.fitboard.example')
    .optional()
    .meta({ group: 'Serving', description: 'another origin for uploaded files', absent: 'as BASE_URL' }),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name')
    .optional()
    .meta({
      group: 'Data',
      description: 'a PostgreSQL 15 or newer of your own, UTF8',
      absent: 'the built-in one under DATA_DIR',
      isSecret: true,
    }),
  DATABASE_POOL_SIZE: wholeNumber('a whole number from 4 to 200', 4, 200).optional().meta({
    group: 'Data',
    description:
      'connections of one instance for requests and jobs, 4 to 200; beside them it takes up to 5 more: 3 for downloads, 1 for short reads, 1 for live messages',
    absent: '10',
  }),
  DATA_DIR: z
    .string()
    .refine((path) => !path.includes('\0'), 'must be a folder')
    .optional()
    .meta({
      group: 'Data',
      description: 'database files, uploads, secrets made here (mode 0600)',
      absent: '.data beside the program',
    }),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional().meta({
    group: 'Data',
    description:
      '`demo` fills an empty database with demo people, whose passwords are published; refused in production',
    absent: 'demo outside of production, else none',
  }),
  ADMIN_EMAIL: z.email('must be an e-mail address').max(254, 'must be an e-mail address').optional().meta({
    group: 'Data',
    description: 'user 1 at the first start; required in production',
    absent: 'admin@fitboard.local',
  }),
  ADMIN_PASSWORD: z
    .string()
    .min(12, 'must have at least 12 characters')
    .max(128, 'must have at most 128 characters')
    .optional()
    .meta({
      group: 'Data',
      description: 'of user 1 at the first start; required in production',
      absent: 'made and shown once',
      isSecret: true,
    }),
  STAFF_SECOND_FACTOR: z.enum(['required', 'optional'], 'must be required or optional').optional().meta({
    group: 'Data',
    description:
      '`required`: people with any permission, user 1 too, add a passkey or set up two-step sign-in before the console opens to them',
    absent: 'required in production, else optional',
  }),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587').optional().meta({
    group: 'Mail and money',
    description: 'outgoing mail',
    absent: 'mail is kept and staff read it',
    isSecret: true,
  }),
  MAIL_FROM: mailbox.optional().meta({
    group: 'Mail and money',
    description: 'whom mails come from',
    absent: 'Fitboard <no-reply@…> at the host of BASE_URL',
  }),
  GOOGLE_CLIENT_ID: providerClient('the client that Google Cloud gave this site', 'Google'),
  GOOGLE_CLIENT_SECRET: providerSecret,
  GOOGLE_ISSUER: providerIssuer(
    'another OpenID Connect provider in its place, such as one of your own',
    'Google',
  ),
  FACEBOOK_CLIENT_ID: providerClient('the app that Meta gave this site', 'Facebook'),
  FACEBOOK_CLIENT_SECRET: providerSecret,
  FACEBOOK_ISSUER: providerIssuer(
    'another OpenID Connect provider in its place, such as one of your own',
    'Facebook',
  ),
  ZALO_CLIENT_ID: providerClient('the app that Zalo gave this site', 'Zalo'),
  ZALO_CLIENT_SECRET: providerSecret,
  ZALO_ISSUER: providerIssuer('another provider in its place, which answers as Zalo does', 'Zalo'),
  LLM_BASE_URL: address(['http', 'https'], 'https://llm.example.com/v1').optional().meta({
    group: 'AI coach',
    description:
      'an OpenAI-compatible endpoint; it may stand on a private address. Members who agree have answers worded and messages translated there, and its host is named to them',
    absent: 'rules word every answer; no translation',
  }),
  LLM_API_KEY: z
    .string()
    .optional()
    .meta({ group: 'AI coach', description: 'its key, if it wants one', absent: 'none', isSecret: true }),
  LLM_MODEL: z.string().optional().meta({ group: 'AI coach', description: 'its model', absent: '–' }),
  DNS_PROVIDER_URL: address(['http', 'https'], 'https://api.cloudflare.com/client/v4').optional().meta({
    group: "Members' sites",
    description: "writes each name's record through an interface of the shape that Cloudflare has",
    absent: 'records are only shown',
  }),
  DNS_PROVIDER_TOKEN: z
    .string()
    .optional()
    .meta({ group: "Members' sites", description: 'its token', absent: '–', isSecret: true }),
  DNS_RESOLVERS: z
    .string()
    .regex(
      /^[\da-f.:[\], ]{2,200}$/i,
      'must be addresses such as 9.9.9.9 or [2620:fe::fe]:53, separated by commas',
    )
    .optional()
    .meta({
      group: "Members' sites",
      description: "resolvers that members' domains are looked up with, separated by commas",
      absent: 'those of this machine',
    }),
  SITE_ZONE: z
    .string()
    .regex(
      /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i,
      'must be a domain such as fitboard.example',
    )
    .transform((zone) => zone.toLowerCase())
    .optional()
    .meta({
      group: "Members' sites",
      description: 'the zone in which members buy names, on a registrable domain of its own',
      absent: 'sites.localhost outside of production, else none',
    }),
  MAIL_WEBHOOK_SECRET: z.string().optional().meta({
    group: 'Mail and money',
    description:
      'what notices of the provider of mails about bounces and complaints are proved with, at least 32 bytes',
    absent: 'the webhook answers 503',
    isSecret: true,
  }),
  SES_TOPIC_ARN: z
    .string()
    .regex(
      /^arn:aws[\w-]*:sns:[a-z0-9-]+:\d{12}:[\w-]{1,256}$/,
      'must be the ARN of a topic such as arn:aws:sns:eu-west-1:123456789012:bounces',
    )
    .optional()
    .meta({
      group: 'Mail and money',
      description:
        'the SNS topic to which Amazon SES hands notices of bounces and complaints; those of any other topic are refused',
      absent: 'the webhook of SES answers 503',
    }),
  BOUNCE_MAILBOX_URL: address(['imap', 'imaps'], 'imaps://user:password@mail.example.com/INBOX')
    .refine((text) => {
      const url = URL.parse(text);
      return url === null || (url.hostname !== '' && url.username !== '' && url.password !== '');
    }, 'must name a user, a password and a host, as in imaps://user:password@mail.example.com/INBOX')
    .optional()
    .meta({
      group: 'Mail and money',
      description:
        'a mailbox to which mails come back; it is looked into every five minutes. `imap:` begins in the clear and goes on with STARTTLS; `?handled=Folder` moves what was read',
      absent: 'no mailbox is read',
      isSecret: true,
    }),
  BANK_WEBHOOK_SECRET: z.string().optional().meta({
    group: 'Mail and money',
    description: 'what notices of the bank are signed with, at least 32 bytes',
    absent: 'the webhook answers 503',
    isSecret: true,
  }),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379').optional().meta({
    group: 'Data',
    description: 'live messages between instances go through this Redis',
    absent: 'through PostgreSQL',
    isSecret: true,
  }),
  S3_ENDPOINT: address(['http', 'https'], 'https://s3.example.com').optional().meta({
    group: 'Files',
    description: 'an S3-compatible store; the four belong together',
    absent: 'files under DATA_DIR',
  }),
  S3_BUCKET: z.string().optional().meta({ group: 'Files', description: 'its bucket', absent: '–' }),
  S3_ACCESS_KEY: z
    .string()
    .optional()
    .meta({ group: 'Files', description: 'its access key', absent: '–', isSecret: true }),
  S3_SECRET_KEY: z
    .string()
    .optional()
    .meta({ group: 'Files', description: 'its secret key', absent: '–', isSecret: true }),
  FILE_SCAN_URL: address(['clamd', 'http', 'https'], 'clamd://clamav:3310')
    .refine(
      (text) => !text.startsWith('clamd:') || (URL.parse(text)?.hostname ?? '') !== '',
      'must name a host, as in clamd://clamav:3310',
    )
    .optional()
    .meta({
      group: 'Files',
      description:
        'what looks at every file that is uploaded before it is kept: ClamAV at `clamd://host:3310`, or a hook that answers a POST of the bytes with `{"clean": true}`; while it is away, uploads are refused',
      absent: 'files are not scanned',
      isSecret: true,
    }),
  CLOCK_OFFSET_MS: wholeNumber(
    'a whole number of milliseconds, at most 100 years',
    -3_155_760_000_000,
    3_155_760_000_000,
  )
    .optional()
    .meta({
      group: 'Watching',
      description: "moves the application's clock, for tests; refused in production",
      absent: '0',
    }),
  DRAIN_MS: wholeNumber('a whole number of milliseconds from 0 to 60000', 0, 60_000).optional().meta({
    group: 'Serving',
    description:
      'how long readiness answers 503 after SIGTERM before the server stops listening, at most 60000',
    absent: '5000 in production, else 0',
  }),
  JWT_SIGNING_KEY: z.string().optional().meta({
    group: 'Keys',
    description: 'signs tokens, seals waiting mail and secrets of two-step sign-in, at least 32 bytes',
    absent: 'made once, in DATA_DIR/secrets.json',
    isSecret: true,
  }),
  MEDIA_SIGNING_KEY: z.string().optional().meta({
    group: 'Keys',
    description: 'signs addresses of files, at least 32 bytes',
    absent: 'made once, in DATA_DIR/secrets.json',
    isSecret: true,
  }),
  JWT_SIGNING_KEY_PREVIOUS: z.string().optional().meta({
    group: 'Keys',
    description: 'the key of before, still accepted',
    absent: 'none',
    isSecret: true,
  }),
  MEDIA_SIGNING_KEY_PREVIOUS: z.string().optional().meta({
    group: 'Keys',
    description: 'the key of before, still accepted',
    absent: 'none',
    isSecret: true,
  }),
  MAIL_WEBHOOK_SECRET_PREVIOUS: z.string().optional().meta({
    group: 'Mail and money',
    description: 'the secret of before, still accepted',
    absent: 'none',
    isSecret: true,
  }),
  BANK_WEBHOOK_SECRET_PREVIOUS: z.string().optional().meta({
    group: 'Mail and money',
    description: 'the secret of before, still accepted',
    absent: 'none',
    isSecret: true,
  }),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(
      isVapidPrivateKey,
      'must be a VAPID private key: make one with `npx web-push generate-vapid-keys`',
    )
    .optional()
    .meta({
      group: 'Keys',
      description: 'signs web push, P-256 as base64url; another key ends every subscription',
      absent: 'made once, in DATA_DIR/secrets.json',
      isSecret: true,
    }),
  CREDENTIAL_KEYS: z
    .string()
    .transform(readKeyPair)
    .refine(
      (pair) => pair !== null,
      'must be a JWK set with a private Ed25519 key and a private RSA key of at least 2048 bits',
    )
    .optional()
    .meta({
      group: 'Keys',
      description:
        'a JWK set with a private Ed25519 key and a private RSA key (2048 bits or more) that sign certificates and badges',
      absent: 'made when first needed, in DATA_DIR/credential-keys.json',
      isSecret: true,
    }),
  TRUSTED_PROXIES: list(
    z
      .string()
      .refine(
        (text) => proxy.test(text),
        'must list IP addresses or networks such as 10.0.0.0/8, separated by commas',
      ),
  )
    .optional()
    .meta({
      group: 'Serving',
      description:
        'addresses and networks whose forwarding headers are believed, or `loopback`, `linklocal`, `uniquelocal`, separated by commas; `none` says that there is no proxy',
      absent: 'none, and production warns',
    }),
  ALLOWED_HOSTS: list(
    z
      .string()
      .toLowerCase()
      .refine(
        (text) => /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|[\da-f:]*:[\da-f:.]*)$/.test(text),
        'must list host names or IP addresses without a port, separated by commas',
      ),
  )
    .optional()
    .meta({
      group: 'Serving',
      description:
        'names beside the host of BASE_URL under which everything is served, without a port, separated by commas; any other `Host` gets 404',
      absent: 'none',
    }),
  CORS_ORIGINS: list(origin('https://app.example.com')).optional().meta({
    group: 'Serving',
    description: 'origins of other pages that may call the API, separated by commas',
    absent: 'none',
  }),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    group: 'Watching',
    description: 'who sends it as a bearer token may read `/metrics` from another machine',
    absent: 'only this machine may',
    isSecret: true,
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(['http', 'https'], 'http://collector:4318').optional().meta({
    group: 'Watching',
    description:
      'a collector of traces that takes OTLP as JSON over HTTP: requests, use cases and statements are handed to it, without personal data',
    absent: 'no traces are made',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^\s*[\w-]+\s*=[^,\r\n]*(,\s*[\w-]+\s*=[^,\r\n]*)*$/,
      'must be headers such as authorization=Bearer%20key, separated by commas',
    )
    .optional()
    .meta({
      group: 'Watching',
      description: 'headers that the collector wants, as `name=value`, separated by commas',
      absent: 'none',
      isSecret: true,
    }),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.:/-]{1,100}$/, 'must be a name of letters, digits and -_.:/')
    .optional()
    .meta({
      group: 'Watching',
      description: 'the name under which traces come to the collector',
      absent: 'fitboard',
    }),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a share from 0 to 1')
    .transform(Number)
    .optional()
    .meta({
      group: 'Watching',
      description:
        'the share of traces that are kept, from 0 to 1, of those that begin here; those that a proxy began are kept as it says',
      absent: '1',
    }),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional()
    .meta({
      group: 'Watching',
      description: '`info` has a line for each request; `warn` only what is wrong',
      absent: 'info',
    }),
});

export const variableNames: readonly string[] = Object.keys(variables.shape);

export type Variables = z.infer<typeof variables>;

export type VariableAbout = Readonly<{
  name: string;
  group: string;
  description: string;
  /** What holds when it is not given. */
  absent: string;
  isSecret: boolean;
}>;

const about = z.object({
  group: z.string(),
  description: z.string(),
  absent: z.string(),
  isSecret: z.boolean().default(false),
});

/** What the schema says of each variable, for the documents and `config check`. */
export const aboutVariables = (): readonly VariableAbout[] =>
  Object.entries(variables.shape).map(([name, schema]) => ({ name, ...about.parse(schema.meta()) }));
