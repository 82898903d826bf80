import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import { blockedFor } from '#core/people/profile/hidden-people.ts';
import { mayListFollows } from '#core/people/profile/social-standing.ts';
import { openPerson } from '../existing-person.ts';
import { presentPeople, type ListedPerson, type PeopleNeeds } from '../views/listed-people.ts';

type Query = Readonly<{ userId: UserId; limit?: number | undefined; cursor?: string | undefined }>;
export type FollowLine = ListedPerson & Readonly<{ since: Date }>;

const listOf =
  (side: 'followers' | 'following') =>
  (ports: PeopleNeeds) =>
  async (actor: Actor, { userId, ...page }: Query): Promise<Page<FollowLine>> => {
    const { follows } = ports.reads;
    const owner = await openPerson(ports.reads, actor, userId);
    if (!mayListFollows(actor, owner)) throw new DomainError('user.not_public');
    const request = {
      ...pageRequest(page),
      userId,
      viewerId: blockedFor(actor),
    };
    const isFollowers = side === 'followers';
    const { items, nextCursor } = await (isFollowers
      ? follows.followersOf(request)
      : follows.followeesOf(request));
    const lines = items.map(({ followerId, followeeId, createdAt }) => ({
      id: isFollowers ? followerId : followeeId,
      since: createdAt,
    }));
    return { items: await presentPeople(ports)(actor, lines), nextCursor };
  };

/** Who follows this person, newest first, where the owner's flag opens it. */
export const listFollowers = listOf('followers');
/** Whom this person follows. */
export const listFollowing = listOf('following');
