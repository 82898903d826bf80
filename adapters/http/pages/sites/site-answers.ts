import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#core/kernel/language.ts';
import { restingSiteHtml } from './site-html.ts';

export const html = 'text/html; charset=utf-8';
export const plain = 'text/plain; charset=utf-8';
/** Where a site has its page, in each language. */
export const pages: Readonly<Record<string, Language>> = { '/': 'vi', '/en': 'en' };

const analyticsOrigins = 'https://*.google-analytics.com https://*.analytics.google.com';

export const policy = (nonce: string, mediaOrigins: readonly string[], measures: boolean): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src 'self' ${mediaOrigins.join(' ')}${measures ? ` ${analyticsOrigins}` : ''}`,
    ...(measures
      ? [`script-src 'nonce-${nonce}' https://www.googletagmanager.com`, `connect-src ${analyticsOrigins}`]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

type Answer = Readonly<{
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Readonly<Record<string, string>>;
}>;

export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body, headers = {} }: Answer,
): void => {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** The database is away: visitors read so in their language, and crawlers come back. */
export const sendResting = (request: IncomingMessage, response: ServerResponse): void => {
  const nonce = randomBytes(16).toString('base64');
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  send(request, response, {
    status: 503,
    type: html,
    body: restingSiteHtml(pages[path] ?? 'vi', nonce),
    headers: {
      'Content-Security-Policy': policy(nonce, [], false),
      'Cache-Control': 'no-store',
      'Retry-After': '60',
    },
  });
};
