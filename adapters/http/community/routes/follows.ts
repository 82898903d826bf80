import type { Application } from '#core/application.ts';
import { adminSocial } from '#http/community/contract/admin-social.ts';
import { follows } from '#http/community/contract/follows.ts';
import { relations } from '#http/community/contract/relations.ts';
import { suggestions } from '#http/community/contract/suggestions.ts';
import { handlers } from '../../engine/handlers.ts';

export const followRoutes = ({ community }: Application) =>
  handlers(follows, {
    presences: async ({ actor, query }) => ({
      items: [...(await community.readPresences(actor, query.ids))],
    }),
    follow: ({ actor, params }) => community.followUser(actor, params.id),
    unfollow: ({ actor, params }) => community.unfollowUser(actor, params.id),
    ringBell: ({ actor, params }) => community.ringBell(actor, params.id),
    silenceBell: ({ actor, params }) => community.silenceBell(actor, params.id),
    followers: ({ actor, params, query }) => community.listFollowers(actor, { ...query, userId: params.id }),
    following: ({ actor, params, query }) => community.listFollowing(actor, { ...query, userId: params.id }),
    removeFollower: ({ actor, params }) => community.removeFollower(actor, params.id),
  });

export const relationRoutes = ({ community }: Application) =>
  handlers(relations, {
    block: ({ actor, params }) => community.blockUser(actor, params.id),
    unblock: ({ actor, params }) => community.unblockUser(actor, params.id),
    mute: ({ actor, params, body }) => community.muteUser(actor, { userId: params.id, days: body.days }),
    unmute: ({ actor, params }) => community.unmuteUser(actor, params.id),
    blocks: ({ actor, query }) => community.listBlocks(actor, query),
    mutes: ({ actor, query }) => community.listMutes(actor, query),
  });

export const suggestionRoutes = ({ community }: Application) =>
  handlers(suggestions, {
    list: async ({ actor }) => ({ items: await community.listSuggestions(actor) }),
    dismiss: ({ actor, params }) => community.dismissSuggestion(actor, params.id),
    mentionable: async ({ actor, query }) => ({ items: await community.findMentionable(actor, query.q) }),
  });

export const adminSocialRoutes = ({ community }: Application) =>
  handlers(adminSocial, { get: ({ actor, params }) => community.viewUserSocial(actor, params.id) });
