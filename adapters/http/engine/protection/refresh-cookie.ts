import type { IncomingMessage, ServerResponse } from 'node:http';
import { DomainError } from '#core/kernel/domain-error.ts';
import { sessionLifetime } from '#core/people/sign-in/session.ts';
import type { CookieChange } from '../handlers.ts';

/**
 * The refresh token of a browser. A `__Host-` cookie can't be kept to a path, so in production the path is wide and
 * only the endpoints below `/auth` look at it.
 */
export const refreshCookie = (isProduction: boolean) => {
  const name = isProduction ? '__Host-refreshToken' : 'refreshToken';
  const attributes = isProduction
    ? 'Path=/; HttpOnly; SameSite=Strict; Secure'
    : 'Path=/api/auth; HttpOnly; SameSite=Strict';

  return {
    read({ headers: { cookie } }: IncomingMessage): string | null {
      if (cookie === undefined || !cookie.includes(name)) return null;
      const prefix = `${name}=`;
      const found = cookie.split(/; */).filter((pair) => pair.startsWith(prefix));
      // Two of one name: an attacker planted one, and nobody can tell which.
      const [pair] = found.length === 1 ? found : [];
      const value = pair?.slice(prefix.length) ?? '';
      return /^[\w.~-]{1,1024}$/.test(value) ? value : null;
    },

    write(response: ServerResponse, change: CookieChange): void {
      if ('providerMark' in change) return;
      const [value, maxAge] = 'clear' in change ? ['', 0] : [change.refreshToken, sessionLifetime / 1000];
      response.appendHeader('Set-Cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes}`);
    },
  };
};

/**
 * A cookie goes along with whatever a page asks for, so what it authorises must come from our own pages. Browsers say
 * where a request comes from; a client that says nothing is no browser, and holds its cookie by its own will.
 */
export const requireSameOrigin = ({ headers }: IncomingMessage, allowedOrigins: readonly string[]): void => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin' || (site === 'none' && origin === undefined)) return;
  const isOurs = origin === undefined ? site === undefined : allowedOrigins.includes(origin);
  if (!isOurs) throw new DomainError('origin.not_allowed');
};
