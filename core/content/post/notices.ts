import { displayName } from '#core/access/actor/person.ts';
import { isPublished } from '#core/community/comment/comment.ts';
import {
  commentReference,
  linkToComment,
  notifyMention,
  notifyReply,
} from '#core/community/comment/reactions.ts';
import { takeBackComments } from '#core/community/comment/take-back-comments.ts';
import { notifySocial, type SocialRepositories } from '#core/community/follow/social-notice.ts';
import type { UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';
import { isShown, type PostId } from './post.ts';

export const editPage = (id: PostId): string => `/dashboard/post/${id}/edit`;
export const postLink = (id: PostId): string => `/post/${id}`;
/** What notices of likes hang on. */
export const postReference = (id: PostId): string => `post:${id}`;
export const waitingReference = (id: PostId): string => `post-waiting:${id}`;
const queue = '/admin/posts';

type StaffNeeds = NotifyRepositories & Pick<Repositories, 'moderators' | 'posts' | 'workingCopies'>;
type WaitingNeeds = Pick<Repositories, 'events' | 'notifications' | 'posts' | 'workingCopies'>;
type Withdrawing = Pick<Repositories, 'comments' | 'events' | 'notifications' | 'posts'>;
type Reading = SocialRepositories & Pick<Repositories, 'comments' | 'posts'>;

/** It as a whole, or the change of it, waits for staff. */
const isWaiting = async (
  { posts, workingCopies }: Pick<WaitingNeeds, 'posts' | 'workingCopies'>,
  id: PostId,
): Promise<boolean> =>
  (await posts.find(id))?.status === 'PENDING' || (await workingCopies.find(id))?.change === 'WAITING';

/** Nothing is left to decide; what was handed in again meanwhile keeps its line. */
const takeBackWaiting = async (repositories: WaitingNeeds, postId: PostId): Promise<void> => {
  if (!(await isWaiting(repositories, postId)))
    await takeBack(repositories, { reference: waitingReference(postId) });
};

const waitingEnds = [
  'post.withdrawn',
  'post.published',
  'post.scheduled',
  'post.returned',
  'post.change_decided',
  'post.removed',
] as const;

/** What staff decided, said without a name. */
const decisions: readonly Reaction[] = [
  reaction('post.submitted', 'waiting-notice', async (repositories: StaffNeeds, event, context) => {
    if (!(await isWaiting(repositories, event.postId))) return;
    for (const userId of await repositories.moderators.withAny(['post.update']))
      if (userId !== event.authorId)
        await notify(repositories, context, {
          userId,
          type: 'SYSTEM',
          topic: 'post_waiting',
          link: queue,
          groupKey: 'post_waiting',
          withoutMail: true,
          reference: waitingReference(event.postId),
        });
  }),
  ...waitingEnds.map((type) =>
    reaction(type, 'take-back-waiting', (repositories: WaitingNeeds, { postId }) =>
      takeBackWaiting(repositories, postId),
    ),
  ),
  reaction('post.published', 'author-notice', async (repositories: NotifyRepositories, event, context) => {
    const { authorId: userId, postId, title, by } = event;
    await notify(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'post_published',
      params: { title },
      link: postLink(postId),
      by,
      mailValues: titledMail('post_published', title),
    });
  }),
  reaction('post.scheduled', 'author-notice', async (repositories: NotifyRepositories, event, context) => {
    const { authorId: userId, postId, title, by } = event;
    await notify(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'post_scheduled',
      params: { title },
      link: editPage(postId),
      by,
      mailValues: titledMail('post_scheduled', title),
    });
  }),
  reaction('post.returned', 'author-notice', async (repositories: NotifyRepositories, event, context) => {
    const { authorId: userId, postId, title, reason, by } = event;
    await notify(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'post_returned',
      params: { title, reason },
      link: editPage(postId),
      by,
      mailValues: titledMail('post_returned', title),
    });
  }),
  reaction(
    'post.change_decided',
    'author-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const { authorId: userId, postId, title, isAccepted, reason, by } = event;
      await notify(repositories, context, {
        userId,
        type: 'SYSTEM',
        topic: isAccepted ? 'post_change_accepted' : 'post_change_returned',
        params: { title, ...(reason !== null && { reason }) },
        link: isAccepted ? postLink(postId) : editPage(postId),
        by,
        mailValues: titledMail(isAccepted ? 'post_change_accepted' : 'post_change_returned', title),
      });
    },
  ),
  reaction('post.removed', 'author-notice', async (repositories: NotifyRepositories, event, context) => {
    const { authorId: userId, postId, title, reason, by } = event;
    if (reason === null) return; // the author's own step, or moderation, which says so itself
    await notify(repositories, context, {
      userId,
      type: 'SYSTEM',
      topic: 'post_removed',
      params: { title, reason },
      link: editPage(postId),
      by,
      mailValues: titledMail('post_removed', title),
    });
  }),
  reaction('post.removed', 'take-back-notices', async (repositories: Withdrawing, { postId }) => {
    const post = await repositories.posts.find(postId);
    if (post !== null && isShown(post)) return; // it came back meanwhile
    await takeBack(repositories, { reference: postReference(postId) });
    await takeBackComments(repositories, { subjectType: 'POST', subjectId: postId });
  }),
];

const mayRead =
  ({ posts, relations }: Pick<Repositories, 'posts' | 'relations'>, postId: PostId) =>
  async (personId: UserId): Promise<boolean> => {
    const post = await posts.find(postId);
    if (post === null || !isShown(post)) return false;
    return !(await relations.blockedEitherWay(personId, [post.authorId])).has(post.authorId);
  };

/** What readers do, said to the author and to those who are answered or named. */
const social: readonly Reaction[] = [
  reaction(
    'post.liked',
    'like-notice',
    async (
      repositories: SocialRepositories & Pick<Repositories, 'posts' | 'postLikes'>,
      { postId, authorId, likerId },
      context,
    ) => {
      const { posts, postLikes, people } = repositories;
      const [liker, post] = [await people.find(likerId), await posts.find(postId)];
      const stands = post !== null && isShown(post) && (await postLikes.among(likerId, [postId])).has(postId);
      if (!liker || !stands) return;
      await notifySocial(repositories, context, {
        userId: authorId,
        type: 'LIKE',
        by: likerId,
        params: { user: displayName(liker), title: post.title },
        link: postLink(postId),
        groupKey: `post-likes:${postId}`,
        reference: postReference(postId),
      });
    },
  ),
  reaction(
    'post.unliked',
    'take-back-like',
    async (repositories: Parameters<typeof takeBack>[0], { postId, likerId }) => {
      await takeBack(repositories, { reference: postReference(postId), actorId: likerId });
    },
  ),
  reaction('comment.added', 'post-reply-notice', async (repositories: Reading, event, context) => {
    if (event.subjectType !== 'POST') return;
    await notifyReply(repositories, context, event, mayRead(repositories, event.subjectId));
  }),
  reaction('person.mentioned', 'post-mention-notice', async (repositories: Reading, event, context) => {
    if (event.subjectType !== 'POST') return;
    await notifyMention(repositories, context, event, mayRead(repositories, event.subjectId));
  }),
  reaction('comment.added', 'post-comment-notice', async (repositories: Reading, event, context) => {
    if (event.subjectType !== 'POST') return;
    const { comments, posts, people } = repositories;
    const [comment, post] = [await comments.find(event.commentId), await posts.find(event.subjectId)];
    const author = await people.find(event.authorId);
    if (!comment || !isPublished(comment) || !post || !isShown(post) || !author) return;
    const parent = comment.parentId === null ? null : await comments.find(comment.parentId);
    // Whose comment is answered hears of that.
    if (parent?.authorId === post.authorId) return;
    await notifySocial(repositories, context, {
      userId: post.authorId,
      type: 'COMMENT',
      by: author.id,
      params: { user: displayName(author), title: post.title },
      link: linkToComment('POST', post.id, comment),
      groupKey: `post-comments:${post.id}`,
      reference: commentReference(comment.id),
    });
  }),
];

export const postReactions: readonly Reaction[] = [...decisions, ...social];
