import { secondFactorLimits } from '#core/people/second-factor/second-factor.ts';
import { markCookie } from './mark-cookie.ts';

/**
 * The mark of a browser that its owner trusts: at the next sign-in the password is enough there. Without the right
 * password it is worth nothing.
 */
export const trustedDeviceCookie = (isProduction: boolean) =>
  markCookie(isProduction, {
    name: 'trusted-device',
    path: '/api/auth',
    sameSite: 'Strict',
    lasts: secondFactorLimits.trustFor,
  });
