import type { ClaimStanding, ProviderClaim, ProviderLink } from '../provider.ts';

/** As its owner and staff see it. */
export type ShownLink = Readonly<Pick<ProviderLink, 'provider' | 'email' | 'createdAt' | 'lastUsedAt'>>;

export const shownLink = ({ provider, email, createdAt, lastUsedAt }: ProviderLink): ShownLink => ({
  provider,
  email,
  createdAt,
  lastUsedAt,
});

/** As the person sees it in the browser that they came back to. */
export type ShownClaim = Readonly<Pick<ProviderClaim, 'provider' | 'email' | 'name' | 'next'>> &
  Readonly<{ standing: ClaimStanding }>;

export const shownClaim = (
  { provider, email, name, next }: ProviderClaim,
  standing: ClaimStanding,
): ShownClaim => ({ provider, email, name, next, standing });
