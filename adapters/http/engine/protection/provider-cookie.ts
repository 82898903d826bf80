import type { IncomingMessage, ServerResponse } from 'node:http';
import { providerLimits } from '#core/people/sign-in-provider/provider.ts';

/**
 * The mark of a browser that went to a provider: what comes back counts in that browser alone, and for as long as the
 * server says. The browser comes back from another site, so the cookie is a lax one.
 */
export const providerCookie = (isProduction: boolean) => {
  const name = isProduction ? '__Host-provider' : 'provider';
  const attributes = isProduction
    ? 'Path=/; HttpOnly; SameSite=Lax; Secure'
    : 'Path=/api; HttpOnly; SameSite=Lax';
  return {
    read({ headers: { cookie = '' } }: IncomingMessage): string | null {
      const found = cookie.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
      // Two of one name: an attacker planted one, and nobody can tell which.
      const value = found.length === 1 ? (found[0] ?? '').slice(name.length + 1) : '';
      return /^[\w-]{16,128}$/.test(value) ? value : null;
    },
    write(response: ServerResponse, mark: string): void {
      const maxAge = providerLimits.waitingClaimLasts / 1000;
      response.appendHeader('Set-Cookie', `${name}=${mark}; Max-Age=${maxAge}; ${attributes}`);
    },
  };
};
