import { displayName } from '#core/access/actor/person.ts';
import { mentionReference } from '#core/community/comment/mention-events.ts';
import {
  commentReference,
  linkToComment,
  notifyMention,
  notifyReply,
} from '#core/community/comment/reactions.ts';
import { isPublished } from '#core/community/comment/comment.ts';
import { takeBackComments } from '#core/community/comment/take-back-comments.ts';
import { mentionedIn } from '#core/community/comment/text-entity.ts';
import { notifySocial, type SocialRepositories } from '#core/community/follow/social-notice.ts';
import type { UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { isSpread, type FeedPost } from './post.ts';
import { readersAmong } from './readers.ts';
import { newPostReference, postLink, postReference } from './references.ts';

const subjectType = 'FEED';

type Withdrawing = Pick<Repositories, 'comments' | 'events' | 'feedPosts' | 'notifications'>;

type Reading = SocialRepositories & Pick<Repositories, 'comments' | 'feedPosts' | 'follows'>;

/** The post, as it stands when someone is to hear of it; null when it is not there for them. */
const sightOf = async (repositories: Reading, postId: string, personId: UserId): Promise<FeedPost | null> => {
  const post = await repositories.feedPosts.find(postId);
  return post && (await readersAmong(repositories, post, [personId])).has(personId) ? post : null;
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
    // Made private: its author, and nobody else, still sees who liked and what was said.
    const isPrivate = post?.status === 'PUBLISHED';
    if (!isPrivate) await takeBack(repositories, { reference: postReference(postId) });
    const readerId = isPrivate ? post.authorId : null;
    const subject = { subjectType, subjectId: postId } as const;
    await takeBackComments(repositories, subject, ({ userId }) => userId !== readerId);
  }),
  reaction('comment.added', 'reply-notice', async (repositories: Reading, event, context) => {
    if (event.subjectType !== subjectType) return;
    const mayRead = async (personId: UserId) =>
      (await sightOf(repositories, event.subjectId, personId)) !== null;
    await notifyReply(repositories, context, event, mayRead);
  }),
  reaction('person.mentioned', 'mention-notice', async (repositories: Reading, event, context) => {
    if (event.subjectType !== subjectType) return;
    await notifyMention(repositories, context, event, async (personId) => {
      const post = await sightOf(repositories, event.subjectId, personId);
      return post !== null && (event.commentId !== null || mentionedIn(post.entities).includes(personId));
    });
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
        link: linkToComment(subjectType, post.id, comment),
        groupKey: `comments:${post.id}`,
        reference: commentReference(comment.id),
      });
    },
  ),
];
