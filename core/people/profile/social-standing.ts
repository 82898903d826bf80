import { mayDo, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { User } from '#core/people/account/user.ts';

export type SocialFigures = Readonly<{ followers: number; following: number; posts: number }>;

/** How the reader stands to another person. */
export type SocialTie = Readonly<{
  following: boolean;
  bell: boolean;
  followsMe: boolean;
  muted: boolean;
  /** Null while not muted, and for a mute without end. */
  mutedUntil: Date | null;
  blocked: boolean;
}>;

/** `tie` is null for visitors and for oneself. */
export type SocialStanding = Readonly<{ figures: SocialFigures; tie: SocialTie | null }>;

/** What a page about a person shows of it: the figures are null where the owner keeps them closed. */
export type ShownStanding = Readonly<{ figures: SocialFigures | null; tie: SocialTie | null }>;

type Owner = Pick<User, 'id' | 'publicFlags'>;

/** Lists and figures by the owner's flag `followers`; owners see their own, staff all. */
export const mayListFollows = (viewer: Actor, owner: Owner): boolean =>
  owner.publicFlags.followers ||
  (viewer.kind === 'user' && viewer.id === owner.id) ||
  mayDo(viewer, 'user.view');

export const shownStanding =
  ({ reads, clock, hooks }: Pick<Ports, 'reads' | 'clock'> & WithHooks<'socialStandings'>) =>
  async (viewer: Actor, owner: Owner): Promise<ShownStanding> => {
    const viewerId: UserId | null = viewer.kind === 'user' ? viewer.id : null;
    for (const answer of hooks.socialStandings) {
      const standing = (await answer(reads, viewerId, [owner.id], clock.now())).get(owner.id);
      if (standing)
        return { figures: mayListFollows(viewer, owner) ? standing.figures : null, tie: standing.tie };
    }
    return { figures: null, tie: null };
  };
