import type { AiAnswer } from '#core/assistant/ai-coach/answer.ts';
import type { StoredPosting, View } from '../engine/store.ts';

const sumOf = (postings: readonly StoredPosting[]): number =>
  postings.reduce((sum, { amount }) => sum + amount, 0);

/** Each answer of the AI coach against what moved for it, and each refund against its answer. */
export const answerPlaces = (
  view: View,
  postings: readonly StoredPosting[],
): Readonly<Record<string, readonly string[]>> => {
  const answers = view.table('aiAnswers').all();
  const own = postings.filter(({ account }) => account === 'USER');
  const fees = own.filter(({ reason }) => reason === 'FEE_AI_COACH' || reason === 'FEE_AI_CHAT');
  const refunds = own.filter(({ reason, reference }) => reason === 'REFUND' && reference.startsWith('ai:'));
  const isPaid = ({ id, userId, status, charged, refundedAt }: AiAnswer): boolean => {
    const taken = sumOf(fees.filter((p) => p.reference.split(':')[0] === id && p.userId === userId));
    const back = sumOf(refunds.filter((p) => p.reference === `ai:${id}` && p.userId === userId));
    return (status === 'RUNNING' || 0 - taken === charged) && back === (refundedAt === null ? 0 : charged);
  };
  return {
    'ai.differs_from_ledger': answers
      .filter((answer) => !isPaid(answer))
      .map(({ id, status }) => `answer ${id} is ${status}`),

    'ai.missing': refunds
      .filter((p) => !answers.some(({ id, userId }) => `ai:${id}` === p.reference && userId === p.userId))
      .map(({ id }) => `posting ${id}`),
  };
};
