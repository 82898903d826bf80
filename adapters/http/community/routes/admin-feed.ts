import type { Application } from '#core/application.ts';
import { adminComments, adminFeedPosts } from '#http/community/contract/admin-feed.ts';
import { listRequest } from '#http/engine/contract/list.ts';
import { handlers, listAnswer } from '../../engine/handlers.ts';

export const adminFeedPostRoutes = ({ community }: Application) =>
  handlers(adminFeedPosts, {
    list: async ({ actor, query }) =>
      listAnswer(await community.listAllFeedPosts(actor, listRequest(query, 'publishedAt'))),
    get: ({ actor, params }) => community.viewFeedPost(actor, params.id),
    create: ({ actor, body }) => community.postAsSite(actor, body),
    purge: ({ actor, params, body }) => community.purgeFeedPost(actor, { ...body, id: params.id }),
    hide: ({ actor, params, body }) => community.hideFeedPostAsStaff(actor, { ...body, id: params.id }),
    restore: ({ actor, params }) => community.restoreFeedPostAsStaff(actor, params.id),
    lock: ({ actor, params }) => community.lockFeedPostAsStaff(actor, params.id),
    unlock: ({ actor, params }) => community.unlockFeedPostAsStaff(actor, params.id),
  });

export const adminCommentRoutes = ({ community }: Application) =>
  handlers(adminComments, {
    list: async ({ actor, query }) => listAnswer(await community.listAllComments(actor, listRequest(query))),
    get: ({ actor, params }) => community.getCommentAsStaff(actor, params.id),
    hide: ({ actor, params, body }) => community.hideCommentAsStaff(actor, { ...body, id: params.id }),
    restore: ({ actor, params }) => community.restoreCommentAsStaff(actor, params.id),
  });
