import type { Tokens } from '#core/account/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { PreferenceCategory } from './categories.ts';

export const unsubscribePath = '/mail/unsubscribe';

export const unsubscribeSignature = (
  tokens: Pick<Tokens, 'hashSecret'>,
  userId: UserId,
  category: PreferenceCategory,
): string => tokens.hashSecret(`unsubscribe:${userId}:${category}`);

/** Works without signing in, for this person and this kind of mail only. */
export const unsubscribeUrl = (
  { tokens, baseUrl }: Readonly<{ tokens: Pick<Tokens, 'hashSecret'>; baseUrl: string }>,
  userId: UserId,
  category: PreferenceCategory,
): string => {
  const signature = unsubscribeSignature(tokens, userId, category);
  const query = [
    ['user', userId],
    ['category', category],
    ['signature', signature],
  ] as const;
  return `${baseUrl}${unsubscribePath}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
