import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { followArchive } from './archive.ts';
import { mayOpenGallery } from './gallery-pictures.ts';
import { endFollows, countFollowBegin, countFollowEnd } from './counted-follows.ts';
import { followErrorParams, followErrors } from './errors.ts';
import { hiddenByBlocks } from './hidden-by-blocks.ts';
import { mayGiveTo } from './may-give.ts';
import { followReactions } from './reactions.ts';
import { socialStandings } from './standings.ts';
import { blockUser, unblockUser } from './use-cases/block-user.ts';
import { findMentionable } from './use-cases/find-mentionable.ts';
import { followUser, unfollowUser } from './use-cases/follow-user.ts';
import { listFollowers, listFollowing } from './use-cases/list-follows.ts';
import { listBlocks, listMutes } from './use-cases/list-relations.ts';
import { dismissSuggestion, listSuggestions } from './use-cases/list-suggestions.ts';
import { muteUser, unmuteUser } from './use-cases/mute-user.ts';
import { readPresences } from './use-cases/read-presences.ts';
import { removeFollower } from './use-cases/remove-follower.ts';
import { ringBell, silenceBell } from './use-cases/ring-bell.ts';
import { suggestPeople } from './use-cases/suggest-people.ts';
import { switchBroad } from './use-cases/switch-broad.ts';
import { viewUserSocial } from './use-cases/view-user-social.ts';
import { withdrawNotices } from './withdraw-notices.ts';

const useCases = (ports: Composition) => ({
  followUser: followUser(ports),
  unfollowUser: unfollowUser(ports),
  removeFollower: removeFollower(ports),
  ringBell: ringBell(ports),
  silenceBell: silenceBell(ports),
  blockUser: blockUser(ports),
  unblockUser: unblockUser(ports),
  muteUser: muteUser(ports),
  unmuteUser: unmuteUser(ports),
  listFollowers: listFollowers(ports),
  listFollowing: listFollowing(ports),
  listBlocks: listBlocks(ports),
  listMutes: listMutes(ports),
  readPresences: readPresences(ports),
  findMentionable: findMentionable(ports),
  listSuggestions: listSuggestions(ports),
  dismissSuggestion: dismissSuggestion(ports),
  suggestPeople: suggestPeople(ports),
  switchBroad: switchBroad(ports),
  viewUserSocial: viewUserSocial(ports),
});

export const followModule = {
  name: 'community',
  errors: followErrors,
  errorParams: followErrorParams,
  reactions: followReactions,
  hooks: {
    archiveOf: followArchive,
    mayOpenMedium: mayOpenGallery,
    isHiddenFrom: hiddenByBlocks,
    isFollowerOf: ({ follows }, viewerId, others) => follows.followedBy(viewerId, others),
    isKnownTo: ({ follows }, viewerId, others) => follows.followedBy(viewerId, others),
    mayGive: mayGiveTo,
    socialStandings,
    whenFollowBegins: countFollowBegin,
    whenFollowEnds: countFollowEnd,
    whenMemberIsAnonymised: endFollows,
    whenBlocked: withdrawNotices,
  },
  useCases,
} as const satisfies Module;
