import type { ServerResponse } from 'node:http';
import type { ApiRequest } from '../../exchange.ts';

const keptSeconds = 300;

/** Every caller gets the same: no origin is looked at, none is named, and nobody is known by a cookie or a token. */
export const openToEveryOrigin = (response: ServerResponse): void => {
  response.removeHeader('Vary');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
};

/** Only what was answered; a refusal is asked for anew. */
export const mayBeKept = (response: ServerResponse): void => {
  response.setHeader('Cache-Control', `public, max-age=${keptSeconds}`);
};

/** A browser that opens the address is led to the page about it: programs do not ask for HTML. */
export const leadToPage = (
  page: string,
  { headers, params }: ApiRequest,
  response: ServerResponse,
): boolean => {
  response.appendHeader('Vary', 'Accept');
  if (!/\btext\/html\b/i.test(headers.accept ?? '')) return false;
  const given = params as Readonly<Record<string, string>>; // what the router found in the path
  const path = page.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ''));
  response.statusCode = 303;
  response.setHeader('Location', path);
  response.setHeader('Content-Length', 0);
  response.end();
  return true;
};
