import { levelAt } from '#core/access/actor/actor.ts';
import type { Settings } from '#core/platform/settings/site.ts';
import type { User } from '#core/people/account/user.ts';
import type { AnswerKind } from './answer.ts';

/** What a day holds; PREMIUM has twice as much: its benefit `AI_LIMITS`. */
export const dailyLimitsOf = (
  {
    aiReviewsADay,
    aiChatsADay,
    aiTokensADay,
  }: Pick<Settings, 'aiReviewsADay' | 'aiChatsADay' | 'aiTokensADay'>,
  user: Pick<User, 'level' | 'levelExpiresAt'>,
  at: Date,
): Readonly<Record<AnswerKind, number>> & Readonly<{ tokens: number }> => {
  const times = levelAt(user, at) === 'PREMIUM' ? 2 : 1;
  return { REVIEW: aiReviewsADay * times, CHAT: aiChatsADay * times, tokens: aiTokensADay * times };
};
