import { displayName } from '#core/access/actor/person.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notifySocial, type SocialRepositories } from '#core/community/follow/social-notice.ts';
import { requestReference, requestsLink } from './notices.ts';
import { reviewLineReactions } from './steps/review-lines.ts';

type Needs = SocialRepositories & Pick<Repositories, 'chatMembers' | 'users'>;

/** Someone unknown asks: a line in the list and nowhere else, without a word of what was written. */
const announceRequest: Reaction = reaction(
  'chat.requested',
  'chat-request-notice',
  async (repositories: Needs, { roomId, userId, byId }, context) => {
    const member = await repositories.chatMembers.find(roomId, userId);
    const by = await repositories.users.find(byId);
    if (member?.state !== 'REQUEST' || !by) return;
    await notifySocial(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'chat_request',
      params: { user: displayName(by) },
      link: requestsLink,
      groupKey: 'chat_request',
      by: byId,
      reference: requestReference(roomId, userId),
      withoutPush: true,
    });
  },
);

export const chatReactions: readonly Reaction[] = [announceRequest, ...reviewLineReactions];
