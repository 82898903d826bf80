import { mayDo, type UserActor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { isThere, type User } from '#core/people/account/user.ts';
import { after } from '#core/kernel/time.ts';
import type { Member } from '../member.ts';
import { reachOf, reviewReach, type Reach } from '../reach.ts';

export type TieRepositories = Pick<Repositories, 'users' | 'follows' | 'relations' | 'reviews'>;

const hasReviewWith = async (
  { reviews }: Pick<Repositories, 'reviews'>,
  [memberId, coachId]: readonly [UserId, UserId],
  at: Date,
): Promise<boolean> => {
  if (await reviews.pendingBetween(memberId, coachId)) return true;
  const { items } = await reviews.pageOfMember(memberId, { coachId, status: 'APPROVED' }, { limit: 1 });
  const approvedAt = items[0]?.approvedAt ?? null;
  return approvedAt !== null && after(approvedAt, reviewReach) > at;
};

/** Of the two, either may have asked: open, or answered lately. */
export const haveReview = async (
  repositories: Pick<Repositories, 'reviews'>,
  one: UserId,
  other: UserId,
  at: Date,
): Promise<boolean> =>
  (await hasReviewWith(repositories, [one, other], at)) ||
  (await hasReviewWith(repositories, [other, one], at));

type Between = Readonly<{ writer: UserActor; reader: User; member: Member | null; at: Date }>;

/** How what this person writes reaches the other one. */
export const reachBetween = async (
  repositories: TieRepositories,
  { writer, reader, member, at }: Between,
): Promise<Reach> => {
  const { follows, relations } = repositories;
  const [blocked, followed] = await Promise.all([
    relations.blockedEitherWay(writer.id, [reader.id]),
    follows.followedBy(reader.id, [writer.id]),
  ]);
  const ties = {
    isBlocked: blocked.has(reader.id),
    isFollowed: followed.has(writer.id),
    hasReview: false,
    mayWriteToAnybody: mayDo(writer, 'chat.create'),
    isAccepted: member?.state === 'INBOX',
    whoMayWrite: reader.whoMayWrite,
    isActive: reader.status === 'ACTIVE',
  };
  const reach = reachOf(ties);
  // Most rooms need not ask for the reviews of the two.
  if (reach === 'INBOX' || ties.isBlocked || !ties.isActive) return reach;
  return reachOf({ ...ties, hasReview: await haveReview(repositories, writer.id, reader.id, at) });
};

/** Someone who is there for this person: neither gone nor blocked, either way. */
export const requireReachable = async (
  { users, relations }: Pick<Repositories, 'users' | 'relations'>,
  writerId: UserId,
  userId: UserId,
): Promise<User> => {
  const user = await users.find(userId);
  const isActive = user !== null && isThere(user) && user.status === 'ACTIVE';
  if (!isActive || (await relations.blockedEitherWay(writerId, [userId])).has(userId))
    throw new DomainError('chat.user_not_found');
  return user;
};
