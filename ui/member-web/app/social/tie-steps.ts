import type { Tie, TieStep } from '../data/social.ts';

/** How two stand once the step is done: shown before the server answers. */
export const tieAfter = (tie: Tie, step: TieStep): Tie => {
  switch (step.kind) {
    case 'follow':
      return { ...tie, following: true };
    case 'unfollow':
      return { ...tie, following: false, bell: false };
    case 'ringBell':
      return { ...tie, bell: true };
    case 'silenceBell':
      return { ...tie, bell: false };
    case 'mute':
      return { ...tie, muted: true, mutedUntil: null };
    case 'unmute':
      return { ...tie, muted: false, mutedUntil: null };
    case 'block':
      return { ...tie, following: false, bell: false, followsMe: false, blocked: true };
    case 'unblock':
      return { ...tie, blocked: false };
    case 'removeFollower':
      return { ...tie, followsMe: false };
  }
};

/** One more or one less follower, while the step is on its way. */
export const followersAfter = (followers: number, before: Tie, after: Tie): number =>
  Math.max(0, followers + Number(after.following) - Number(before.following));
