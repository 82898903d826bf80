import type { Tokens } from '#core/access/actor/ports.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { MailSwitch } from './categories.ts';

export const unsubscribePath = '/mail/unsubscribe';

export const unsubscribeSignature = (
  tokens: Pick<Tokens, 'hashSecret'>,
  userId: UserId,
  category: MailSwitch,
): string => tokens.hashSecret(`unsubscribe:${userId}:${category}`);

/** Whether a link in a mail of ours carries this signature, by the key of now or by the one of before. */
export const isUnsubscribeSignature = (
  tokens: Pick<Tokens, 'hashSecret' | 'earlierHash'>,
  { userId, category, signature }: Readonly<{ userId: UserId; category: MailSwitch; signature: string }>,
): boolean => {
  const earlier = tokens.earlierHash(`unsubscribe:${userId}:${category}`);
  // Hashing both sides once more makes the time of the comparison tell nothing.
  const given = tokens.hashSecret(signature);
  return [unsubscribeSignature(tokens, userId, category), earlier]
    .map((expected) => expected !== null && tokens.hashSecret(expected) === given)
    .includes(true);
};

/** Works without signing in, for this person and this kind of mail only. */
export const unsubscribeUrl = (
  { tokens, baseUrl }: Readonly<{ tokens: Pick<Tokens, 'hashSecret'>; baseUrl: string }>,
  userId: UserId,
  category: MailSwitch,
): string => {
  const signature = unsubscribeSignature(tokens, userId, category);
  const query = [
    ['user', userId],
    ['category', category],
    ['signature', signature],
  ] as const;
  return `${baseUrl}${unsubscribePath}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
};
