import type { EventType } from '#core/kernel/events.ts';
import type { Ids, UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { appendLine } from './append.ts';
import { newMember } from '../member.ts';
import type { LineEvent } from '../message.ts';
import { withdrawRequestNotice } from '../notices.ts';
import { newPairRoom, pairKeyOf, type Room } from '../room.ts';

const reviewSteps = [
  'review.requested',
  'review.canceled',
  'review.approved',
  'review.updated',
  'review.rejected',
  'rating.given',
] as const satisfies readonly EventType[];

const lines: Readonly<Record<(typeof reviewSteps)[number], LineEvent>> = {
  'review.requested': 'review_requested',
  'review.canceled': 'review_canceled',
  'review.approved': 'review_approved',
  'review.updated': 'review_updated',
  'review.rejected': 'review_rejected',
  'rating.given': 'rating_given',
};

/** What the coach does; the rest are the member's steps. */
const byCoach: ReadonlySet<LineEvent> = new Set(['review_approved', 'review_updated', 'review_rejected']);

type Needs = Pick<
  Repositories,
  'chatRooms' | 'chatMembers' | 'chatMessages' | 'liveRooms' | 'users' | 'notifications' | 'events'
>;
type Step = Readonly<{ at: Date; ids: Ids }>;

/** The room of the two, locked; a review's two know each other, so that both have it in their inbox. */
const roomOfTwo = async (
  repositories: Needs,
  [one, other]: readonly [UserId, UserId],
  { at, ids }: Step,
): Promise<Room | null> => {
  const { chatRooms, chatMembers, liveRooms } = repositories;
  const pairKey = pairKeyOf(one, other);
  if (!(await chatRooms.ofPair(pairKey))) await chatRooms.insert(newPairRoom(ids.next(), one, other, at));
  const found = await chatRooms.ofPair(pairKey);
  const room = found && (await chatRooms.lock(found.id));
  if (!room) return null;
  for (const userId of [one, other].toSorted()) {
    const member = await chatMembers.lock(room.id, userId);
    if (member?.state === 'INBOX') continue;
    const known = member ?? newMember({ ...room, lastSeq: 0 }, userId, 'INBOX', at);
    await chatMembers.put([{ ...known, state: 'INBOX', sortAt: at }]);
    if (member?.state === 'REQUEST') await withdrawRequestNotice(repositories, room.id, userId);
    liveRooms.changed({ kind: 'chat-member', roomId: room.id, userId, change: 'ADD' });
  }
  return room;
};

/** Each step of a review is a line in the room of its two; the first one makes the room. */
export const reviewLineReactions: readonly Reaction[] = reviewSteps.map((on) =>
  reaction(on, 'chat-review-line', async (repositories: Needs, event, { at, ids }) => {
    const { userId: memberId, coachId, reviewId } = event;
    const [member, coach] = await Promise.all([
      repositories.users.find(memberId),
      repositories.users.find(coachId),
    ]);
    if (!member || !coach || memberId === coachId) return;
    const room = await roomOfTwo(repositories, [memberId, coachId], { at, ids });
    if (!room) return;
    const isAgain = event.type === 'review.requested' && event.isAgain;
    const line = isAgain ? 'review_requested_again' : lines[event.type];
    const params = { actorId: byCoach.has(line) ? coachId : memberId, reviewId };
    await appendLine(repositories, room, { event: line, params }, { at, ids });
  }),
);
