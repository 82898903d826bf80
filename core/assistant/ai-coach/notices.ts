import type { EventOf } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { readerSeconds, type AiAnswer } from './answer.ts';

/** Where an answer is read. */
const placeOf = ({ kind, conversationId, snapshotId }: AiAnswer): string =>
  kind === 'REVIEW'
    ? `/indicator/${snapshotId}`
    : `/dashboard/ai-chat${conversationId === null ? '' : `?conversation=${conversationId}`}`;

const isBeingRead = ({ readAt }: AiAnswer, at: Date): boolean =>
  readAt !== null && after(readAt, readerSeconds * 1000) > at;

type Uses = NotifyRepositories & Pick<Repositories, 'aiAnswers'>;

const noticeOf = (event: EventOf<'ai.answered' | 'ai.refunded'>, answer: AiAnswer): Notice => ({
  userId: event.userId,
  type: 'SYSTEM',
  topic: event.type === 'ai.answered' ? 'ai_ready' : 'ai_refunded',
  params: event.type === 'ai.refunded' ? { amount: event.amount } : {},
  link: placeOf(answer),
  reference: `ai:${answer.id}`,
});

/** In the list and on devices; no mail is written for either. */
export const aiReactions: readonly Reaction[] = [
  reaction('ai.answered', 'ai-ready-notice', async (uses: Uses, event, context) => {
    const answer = await uses.aiAnswers.find(event.answerId);
    if (answer && !isBeingRead(answer, context.happenedAt))
      await notify(uses, context, noticeOf(event, answer));
  }),
  reaction('ai.refunded', 'ai-refunded-notice', async (uses: Uses, event, context) => {
    const answer = await uses.aiAnswers.find(event.answerId);
    if (answer) await notify(uses, context, noticeOf(event, answer));
  }),
];
