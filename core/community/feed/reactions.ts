import { displayName } from '#core/access/actor/person.ts';
import { mentionReference } from '#core/community/comment/mention-events.ts';
import { commentReference, linkToComment } from '#core/community/comment/reactions.ts';
import { isPublished } from '#core/community/comment/comment.ts';
import { notifySocial, type SocialRepositories } from '#core/community/follow/social-notice.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { isSpread } from './post.ts';
import { newPostReference, postLink, postReference } from './references.ts';

const subjectType = 'FEED';
const commentsAtOnce = 500;

type Withdrawing = Pick<Repositories, 'comments' | 'events' | 'feedPosts' | 'notifications'>;

/** The notices about comments on a post that nobody can read any more. */
const takeBackComments = async (repositories: Withdrawing, postId: string): Promise<void> => {
  let last: string | null = null;
  for (;;) {
    const subject = { subjectType, subjectId: postId } as const;
    const ids: readonly string[] = await repositories.comments.idsOn(subject, last, commentsAtOnce);
    for (const commentId of ids) {
      await takeBack(repositories, { reference: commentReference(commentId) });
      await takeBack(repositories, { reference: mentionReference({ ...subject, commentId }) });
    }
    last = ids.at(-1) ?? null;
    if (ids.length < commentsAtOnce) return;
  }
};

export const feedReactions: readonly Reaction[] = [
  reaction(
    'feed.posted',
    'ring-bells',
    async ({ follows, bellRounds }: Pick<Repositories, 'bellRounds' | 'follows'>, { postId, authorId }) => {
      const [first] = await follows.bellsOf(authorId, null, 1);
      if (first !== undefined) await bellRounds.start({ postId, authorId, afterId: null });
    },
  ),
  reaction(
    'feed.liked',
    'like-notice',
    async (
      repositories: SocialRepositories & Pick<Repositories, 'feedPosts' | 'likes'>,
      { postId, authorId, likerId },
      context,
    ) => {
      const { feedPosts, likes, people } = repositories;
      const liker = await people.find(likerId);
      const post = await feedPosts.find(postId);
      const stands = post?.status === 'PUBLISHED' && (await likes.among(likerId, [postId])).has(postId);
      if (!liker || !stands) return;
      await notifySocial(repositories, context, {
        userId: authorId,
        type: 'LIKE_FEED',
        by: likerId,
        params: { user: displayName(liker) },
        link: postLink(postId),
        groupKey: `likes:${postId}`,
        reference: postReference(postId),
      });
    },
  ),
  reaction(
    'feed.unliked',
    'take-back-like',
    async (repositories: Parameters<typeof takeBack>[0], { postId, likerId }) => {
      await takeBack(repositories, { reference: postReference(postId), actorId: likerId });
    },
  ),
  reaction('feed.removed', 'take-back-post', async (repositories: Withdrawing, { postId }) => {
    const post = await repositories.feedPosts.find(postId);
    if (post && isSpread(post)) return; // it came back meanwhile
    await takeBack(repositories, { reference: newPostReference(postId) });
    const mention = mentionReference({ subjectType, subjectId: postId, commentId: null });
    await takeBack(repositories, { reference: mention });
    // Made private: its author still sees who liked and what was said.
    if (post?.status === 'PUBLISHED') return;
    await takeBack(repositories, { reference: postReference(postId) });
    await takeBackComments(repositories, postId);
  }),
  reaction(
    'comment.added',
    'comment-notice',
    async (
      repositories: SocialRepositories & Pick<Repositories, 'comments' | 'feedPosts'>,
      event,
      context,
    ) => {
      if (event.subjectType !== subjectType) return;
      const { comments, feedPosts, people } = repositories;
      const [comment, post] = [await comments.find(event.commentId), await feedPosts.find(event.subjectId)];
      const author = await people.find(event.authorId);
      if (!comment || !isPublished(comment) || post?.status !== 'PUBLISHED' || !author) return;
      const parent = comment.parentId === null ? null : await comments.find(comment.parentId);
      // Whose comment is answered hears of that.
      if (parent?.authorId === post.authorId) return;
      await notifySocial(repositories, context, {
        userId: post.authorId,
        type: 'COMMENT_FEED',
        by: author.id,
        params: { user: displayName(author) },
        link: linkToComment(subjectType, post.id, comment.id),
        groupKey: `comments:${post.id}`,
        reference: commentReference(comment.id),
      });
    },
  ),
];
