import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#adapters/composition/config.ts';

/** Pages of ours, as browsers name where they come from. */
export const ownOriginsOf = ({
  baseUrl,
  isProduction,
  port,
  allowedHosts,
}: Pick<Config, 'baseUrl' | 'isProduction' | 'port' | 'allowedHosts'>): readonly string[] => [
  baseUrl,
  ...allowedHosts.map((name) => `${new URL(baseUrl).protocol}//${name.includes(':') ? `[${name}]` : name}`),
  // Developers open either name of their own machine.
  ...(isProduction ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]),
];

/** Where pages may load pictures and videos from, beside their own origin. */
export const pageOrigins = ({ mediaBaseUrl, s3 }: Pick<Config, 'mediaBaseUrl' | 's3'>): readonly string[] => [
  ...new Set([mediaBaseUrl, ...(s3 ? [new URL(s3.endpoint).origin] : [])]),
];

/** Answers are data for our own pages: nothing in them runs, frames or is kept. */
export const apiHeaders = ({ isProduction }: Pick<Config, 'isProduction'>) => {
  const headers: readonly (readonly [string, string])[] = [
    ['Cache-Control', 'no-store'],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ...(isProduction ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ];
  return (response: ServerResponse): void => {
    for (const [name, value] of headers) response.setHeader(name, value);
  };
};

const exposed = [
  'Content-Disposition',
  'Content-Range',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Total-More-Than',
  'X-Request-Id',
].join(', ');

/** Other origins only from the list, each by its exact name. True when this was a preflight and is answered. */
export const corsHeaders = ({ corsOrigins }: Pick<Config, 'corsOrigins'>) => {
  const allowed = new Set(corsOrigins);
  return ({ method, headers }: IncomingMessage, response: ServerResponse): boolean => {
    if (allowed.size === 0) return false;
    response.setHeader('Vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined || !allowed.has(origin)) return false;
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Expose-Headers', exposed);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
    response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
    response.setHeader(
      'Access-Control-Allow-Headers',
      'Authorization, Content-Type, Accept-Language, Idempotency-Key, Mcp-Protocol-Version',
    );
    response.setHeader('Access-Control-Max-Age', '600');
    response.statusCode = 204;
    response.end();
    return true;
  };
};
