import type { Hooks } from '#core/kernel/hooks.ts';
import { noSocialCounts } from '#core/community/activity/social-counts.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { SocialTie } from '#core/people/profile/social-standing.ts';
import { isOn } from './relation.ts';

const tieOf = async (
  { follows, relations }: Pick<Repositories, 'follows' | 'relations'>,
  viewerId: UserId,
  otherId: UserId,
  at: Date,
): Promise<SocialTie> => {
  const [follow, followsMe, mute, block] = await Promise.all([
    follows.find(viewerId, otherId),
    follows.followersAmong(viewerId, [otherId]),
    relations.find(viewerId, otherId, 'MUTE'),
    relations.find(viewerId, otherId, 'BLOCK'),
  ]);
  const muted = mute !== null && isOn(mute, at);
  return {
    following: follow !== null,
    bell: follow?.bell ?? false,
    followsMe: followsMe.has(otherId),
    muted,
    mutedUntil: muted ? mute.until : null,
    blocked: block !== null,
  };
};

/** For pages about one person at a time. */
export const socialStandings: Hooks['socialStandings'] = async (reads, viewerId, ids, at) => {
  const counts = await reads.socialCounts.of(ids);
  const found = await Promise.all(
    ids.map(async (id) => {
      const { followers, following, posts } = counts.get(id) ?? noSocialCounts(id);
      const isOther = viewerId !== null && viewerId !== id;
      const tie = isOther ? await tieOf(reads, viewerId, id, at) : null;
      return [id, { figures: { followers, following, posts }, tie }] as const;
    }),
  );
  return new Map(found);
};
