import type { IncomingMessage, ServerResponse } from 'node:http';
import { secondFactorLimits } from '#core/people/second-factor/second-factor.ts';

/**
 * The mark of a browser that its owner trusts: at the next sign-in the password is enough there. No script can read it,
 * and without the right password it is worth nothing.
 */
export const trustedDeviceCookie = (isProduction: boolean) => {
  const name = isProduction ? '__Host-trusted-device' : 'trusted-device';
  const attributes = isProduction
    ? 'Path=/; HttpOnly; SameSite=Strict; Secure'
    : 'Path=/api/auth; HttpOnly; SameSite=Strict';
  return {
    read({ headers: { cookie = '' } }: IncomingMessage): string | null {
      const found = cookie.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
      const value = found.length === 1 ? (found[0] ?? '').slice(name.length + 1) : '';
      return /^[\w-]{16,128}$/.test(value) ? value : null;
    },
    write(response: ServerResponse, mark: string): void {
      response.appendHeader(
        'Set-Cookie',
        `${name}=${mark}; Max-Age=${secondFactorLimits.trustFor / 1000}; ${attributes}`,
      );
    },
  };
};
