import type { Application } from '#core/application.ts';
import { comments } from '#http/community/contract/comments.ts';
import { feed } from '#http/community/contract/feed.ts';
import { handlers } from '../../engine/handlers.ts';

export const feedRoutes = ({ community }: Application) =>
  handlers(feed, {
    list: ({ actor, query: { tab, ...asked } }) =>
      tab === 'discover' ? community.discoverPosts(actor, asked) : community.listFollowedPosts(actor, asked),
    newCount: ({ actor, query }) => community.countNewPosts(actor, query.after),
    post: ({ actor, body }) => community.postToFeed(actor, body),
    previewCard: ({ actor, body }) => community.previewCard(actor, body),
    get: ({ actor, params }) => community.getFeedPost(actor, params.id),
    edit: ({ actor, params, body }) => community.editFeedPost(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => community.deleteFeedPost(actor, params.id),
    restore: ({ actor, params }) => community.restoreFeedPost(actor, params.id),
    lock: ({ actor, params }) => community.lockFeedPost(actor, params.id),
    unlock: ({ actor, params }) => community.unlockFeedPost(actor, params.id),
    like: ({ actor, params }) => community.likeFeedPost(actor, params.id),
    unlike: ({ actor, params }) => community.unlikeFeedPost(actor, params.id),
    ofUser: ({ actor, params, query }) => community.listFeedOfUser(actor, { ...query, userId: params.id }),
  });

const ofLesson = (id: string) => ({ subjectType: 'LESSON', subjectId: id }) as const;
const ofPost = (id: string) => ({ subjectType: 'POST', subjectId: id }) as const;
const ofFeed = (id: string) => ({ subjectType: 'FEED', subjectId: id }) as const;

export const commentRoutes = ({ community }: Application) =>
  handlers(comments, {
    ofFeedPost: ({ actor, params, query }) =>
      community.listComments(actor, { ...query, ...ofFeed(params.id) }),
    addToFeedPost: ({ actor, params, body }) =>
      community.addComment(actor, { ...body, ...ofFeed(params.id) }),
    ofPost: ({ actor, params, query }) => community.listComments(actor, { ...query, ...ofPost(params.id) }),
    addToPost: ({ actor, params, body }) => community.addComment(actor, { ...body, ...ofPost(params.id) }),
    ofLesson: ({ actor, params, query }) =>
      community.listComments(actor, { ...query, ...ofLesson(params.id) }),
    addToLesson: ({ actor, params, body }) =>
      community.addComment(actor, { ...body, ...ofLesson(params.id) }),
    lockLesson: ({ actor, params }) => community.lockLesson(actor, params.id),
    unlockLesson: ({ actor, params }) => community.unlockLesson(actor, params.id),
    replies: ({ actor, params, query }) => community.listReplies(actor, { ...query, id: params.id }),
    edit: ({ actor, params, body }) => community.editComment(actor, { ...body, id: params.id }),
    delete: ({ actor, params }) => community.deleteComment(actor, params.id),
  });
