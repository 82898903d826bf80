import { hiddenByBlocks } from '#core/community/follow/hidden-by-blocks.ts';
import type { ReportSubject, ReportSubjects } from '#core/community/moderation/hooks.ts';
import type { Actor } from '#core/access/actor/actor.ts';
import type { Hooks } from '#core/kernel/hooks.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { describeRichText } from '#core/platform/rich-text/describe-rich-text.ts';
import { mediaIn } from './files/media-in.ts';
import { isShown, type Post, type PostId } from './post.ts';
import type { PostRow } from './ports.ts';
import { hidePost, showPost } from './hide-post.ts';
import { postLink } from './notices.ts';

/** A published article, for whom its author is not hidden. */
const shownTo = async (repositories: Repositories, reader: Actor, id: PostId): Promise<PostRow | null> => {
  const post = await repositories.posts.find(id);
  if (post === null || !isShown(post)) return null;
  if (reader.kind !== 'user' || reader.id === post.authorId) return post;
  const hidden = await hiddenByBlocks(repositories, reader.id, [post.authorId]);
  return hidden.has(post.authorId) ? null : post;
};

/** A published article takes comments from all who may read it, as long as its author lets it. */
export const postComments: Hooks['commentSubjects'] = {
  type: 'POST',
  notFound: 'post.not_found',
  async find(repositories, reader, id) {
    const post = await shownTo(repositories, reader, id);
    return post && { id, ownerId: post.authorId, locked: !post.enableComments };
  },
  count: ({ posts }, id, change) => posts.count(id, { comments: change }),
  async seenBy({ posts, relations }, id, userIds) {
    const post = await posts.find(id);
    if (post === null || !isShown(post)) return new Set();
    const blocked = await relations.blockedEitherWay(post.authorId, userIds);
    return new Set(userIds.filter((userId) => !blocked.has(userId)));
  },
  linkTo: postLink,
};

export const postBookmarks: Hooks['bookmarkSubjects'] = {
  kind: 'POST',
  notFound: 'post.not_found',
  maySee: async (repositories, reader, id) => (await shownTo(repositories, reader, id)) !== null,
};

/** An article as a report keeps it. */
const foundPost = (post: Post): ReportSubject => ({
  ownerId: post.authorId,
  createdAt: post.publishedAt ?? post.createdAt,
  snapshot: {
    text: [post.title, post.description, describeRichText(post.html).text].join('\n\n').slice(0, 10_000),
    mediumIds: mediaIn(post),
    link: postLink(post.id),
  },
});

/** Hidden: in the trash with the reason. What a moderator takes back stands again as it did. */
export const reportedArticles: ReportSubjects = {
  kinds: ['POST'],
  permission: 'post.view',
  async find(repositories, viewer, _kind, id) {
    const post = await shownTo(repositories, viewer, id);
    return post && foundPost(post);
  },
  hide: (repositories, _kind, id, { reason, at, isHeld = false }) =>
    hidePost(repositories, id, { reason: isHeld ? null : reason, at }),
  restore: (repositories, _kind, id, at) => showPost(repositories, id, at),
};
