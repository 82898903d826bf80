import type { Application } from '#core/application.ts';
import { bookmarks } from '#http/content/contract/bookmarks.ts';
import { handlers } from '../../engine/handlers.ts';

export const bookmarkRoutes = ({ community, post }: Application) =>
  handlers(bookmarks, {
    list: ({ actor, query: { kind, ...asked } }) => {
      if (kind === 'POST') return post.listKeptPosts(actor, asked);
      if (kind === 'CHALLENGE') return community.listKeptChallenges(actor, asked);
      return kind === 'LESSON'
        ? community.listKeptLessons(actor, asked)
        : community.listKeptPosts(actor, asked);
    },
    addFeedPost: ({ actor, params }) => community.keepBookmark(actor, { kind: 'FEED', subjectId: params.id }),
    removeFeedPost: ({ actor, params }) =>
      community.dropBookmark(actor, { kind: 'FEED', subjectId: params.id }),
  });
