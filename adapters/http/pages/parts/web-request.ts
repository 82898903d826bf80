import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language } from '#core/kernel/language.ts';
import { exchangeOf, readerLanguage } from '../../engine/exchange.ts';
import type { PageResponse } from '../pages.ts';

/** A request for anything but the API, and its answer. */
export type WebExchange = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  query: string;
}>;

export const cookiesOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    (headers.cookie ?? '').split(/; */).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]] : [];
    }),
  );

export const languageOf = (request: IncomingMessage, path: string): Language => {
  if (path === '/en' || path.startsWith('/en/')) return 'en';
  const { lang } = cookiesOf(request);
  return isLanguage(lang) ? lang : readerLanguage(request, exchangeOf(request).actor);
};

/** Pages are made for each reader, with a nonce of their own; the built file is only their template. */
export const isTemplate = (path: string): boolean =>
  path === '' || path.endsWith('/') || path.endsWith('.html');

export const isBelow = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`);

export const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

export const sendPage = (response: ServerResponse, { status, headers, body }: PageResponse): void => {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
};
