import type { Hooks } from '#core/kernel/hooks.ts';
import { fees } from '#core/money/coin/fees.ts';
import { giveUpAnswer, storeEnded } from './settle.ts';

/** Nobody waits for an answer of a member who left, and no coins stay held for it. */
export const endAnswersOf: Hooks['whenMemberLeaves'] = async (repositories, userId, { ids, at }) => {
  const running = await repositories.aiAnswers.runningOf(userId);
  const answer = running && (await repositories.aiAnswers.lock(running.id));
  if (answer?.status === 'RUNNING')
    await giveUpAnswer(repositories, answer, { how: 'cancel', isHeardOf: false }, { ids, at });
};

/** Words, choices and consents go; what was answered and what it cost stays, without either. */
export const forgetAiOf: Hooks['whenMemberIsAnonymised'] = async (repositories, userId) => {
  const { aiAnswers, aiConversations, aiMembers } = repositories;
  await aiAnswers.forgetWords({ userId });
  await aiConversations.deleteAllOf(userId);
  await aiMembers.forgetAllOf(userId);
};

/** The second net under `settle-ai-answers`: the coins went back by the clock, so the answer has failed. */
export const failUnpaid: Hooks['whenHoldExpires'] = async (repositories, hold) => {
  if (hold.reason !== fees.AI_COACH.reason && hold.reason !== fees.AI_CHAT.reason) return;
  const { aiAnswers, events } = repositories;
  const answer = await aiAnswers.lock(hold.reference.slice(0, hold.reference.lastIndexOf(':')));
  if (answer?.status !== 'RUNNING' || answer.holdId !== hold.id) return;
  const { id: answerId, userId, kind } = answer;
  await aiAnswers.deleteBlocks(answerId);
  await storeEnded(repositories, {
    ...answer,
    status: 'FAILED',
    failure: 'SERVER_STOPPED',
    holdId: null,
    leaseUntil: null,
    firstBlockAt: null,
    endedAt: hold.expiresAt ?? hold.createdAt,
  });
  await events.append({ type: 'ai.refunded', answerId, userId, kind, amount: hold.amount });
};
