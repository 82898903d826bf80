import { mayPublish, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { noSocialCounts, type SocialCounts } from '#core/community/activity/social-counts.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { RelationNumbers } from '../ports.ts';

export type UserSocial = Omit<SocialCounts, 'userId'> &
  RelationNumbers &
  Readonly<{
    /** Null once it is over. */
    restrictedUntil: Date | null;
  }>;

/** How an account stands in the community, for staff: numbers only, never who blocked whom. */
export const viewUserSocial =
  ({ reads, clock }: Pick<Ports, 'reads' | 'clock'>) =>
  async (actor: Actor, id: UserId): Promise<UserSocial> => {
    requirePermission(actor, 'user.view');
    const { users, socialCounts, relations } = reads;
    const user = await users.get(id);
    const [counts, numbers] = await Promise.all([socialCounts.of([id]), relations.numbersOf(id)]);
    const { followers, following, posts, broad } = counts.get(id) ?? noSocialCounts(id);
    const restrictedUntil = mayPublish(user, clock.now()) ? null : user.restrictedUntil;
    return { followers, following, posts, broad, ...numbers, restrictedUntil };
  };
