import { providerLimits } from '#core/people/sign-in-provider/provider.ts';
import { markCookie } from './mark-cookie.ts';

/**
 * The mark of a browser that went to a provider: what comes back counts in that browser alone, and for as long as the
 * server says. The browser comes back from another site, so the cookie is a lax one.
 */
export const providerCookie = (isProduction: boolean) =>
  markCookie(isProduction, {
    name: 'provider',
    path: '/api',
    sameSite: 'Lax',
    lasts: providerLimits.waitingClaimLasts,
  });
