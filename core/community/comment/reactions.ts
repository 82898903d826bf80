import { displayName } from '#core/access/actor/person.ts';
import { notifySocial, type SocialRepositories } from '#core/community/follow/social-notice.ts';
import type { EventOf } from '#core/kernel/events.ts';
import type { UserId } from '#core/kernel/id.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { NotifyContext } from '#core/platform/notification/notify.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { isPublished, type Comment, type SubjectType } from './comment.ts';
import { mentionReference } from './mention-events.ts';
import { mentionedIn } from './text-entity.ts';

type Noticed = SocialRepositories & Pick<Repositories, 'comments'>;
/** Whether a person sees what was commented on: nobody is led to a page that is not there for them. */
type MayRead = (personId: UserId) => Promise<boolean>;

/** Where a subject is read. */
const pages: Readonly<Record<SubjectType, string>> = { FEED: '/feed', POST: '/post', LESSON: '/lesson' };
/** The page of the subject, at the comment; a reply is found in the thread it hangs on. */
export const linkToComment = (
  type: SubjectType,
  id: string,
  comment: Pick<Comment, 'id' | 'rootId'> | null,
): string => {
  const page = `${pages[type]}/${id}`;
  if (comment === null) return page;
  const thread = comment.rootId === null ? '' : `&thread=${comment.rootId}`;
  return `${page}?comment=${comment.id}${thread}`;
};

export const commentReference = (id: string): string => `comment:${id}`;

/** Whose comment is answered hears of it. Who owns the kind of subject calls it for its own. */
export const notifyReply = async (
  repositories: Noticed,
  context: NotifyContext,
  event: EventOf<'comment.added'>,
  mayRead: MayRead,
): Promise<void> => {
  const { comments, people } = repositories;
  const comment = await comments.find(event.commentId);
  if (!comment || !isPublished(comment) || comment.parentId === null) return;
  const parent = await comments.find(comment.parentId);
  const author = await people.find(comment.authorId);
  // Who is named in the reply hears of that.
  if (!parent || !author || mentionedIn(comment.entities).includes(parent.authorId)) return;
  if (!(await mayRead(parent.authorId))) return;
  await notifySocial(repositories, context, {
    userId: parent.authorId,
    type: 'SYSTEM',
    topic: 'comment_replied',
    by: author.id,
    params: { user: displayName(author) },
    link: linkToComment(comment.subjectType, comment.subjectId, comment),
    groupKey: `replies:${comment.subjectType}:${comment.subjectId}`,
    reference: commentReference(comment.id),
  });
};

/** Who is named hears of it, as long as they still are. `mayRead` also says whether the subject itself still names them. */
export const notifyMention = async (
  repositories: Noticed,
  context: NotifyContext,
  event: EventOf<'person.mentioned'>,
  mayRead: MayRead,
): Promise<void> => {
  const { comments, people } = repositories;
  const { personId, byId, commentId, subjectType, subjectId } = event;
  const author = await people.find(byId);
  const comment = commentId === null ? null : await comments.find(commentId);
  const stands =
    commentId === null ||
    (comment && isPublished(comment) && mentionedIn(comment.entities).includes(personId));
  if (!author || !stands || !(await mayRead(personId))) return;
  await notifySocial(repositories, context, {
    userId: personId,
    type: 'SYSTEM',
    topic: 'mentioned',
    by: byId,
    params: { user: displayName(author) },
    link: linkToComment(subjectType, subjectId, comment),
    groupKey: `mentions:${subjectType}:${subjectId}`,
    reference: mentionReference(event),
  });
};

export const commentReactions: readonly Reaction[] = [
  reaction(
    'comment.removed',
    'take-back-comment',
    async (repositories: Parameters<typeof takeBack>[0], { commentId, subjectType, subjectId }) => {
      await takeBack(repositories, { reference: commentReference(commentId) });
      await takeBack(repositories, { reference: mentionReference({ commentId, subjectType, subjectId }) });
    },
  ),
];
