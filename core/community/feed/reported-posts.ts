import { linkToComment } from '#core/community/comment/reactions.ts';
import { isPublished } from '#core/community/comment/comment.ts';
import { hideComment, showComment } from '#core/community/comment/moderated.ts';
import { foundComment } from '#core/community/comment/reported-comment.ts';
import type { ReportSubject, ReportSubjects } from '#core/community/moderation/hooks.ts';
import { fileTextCase, type CaseStep } from '#core/community/moderation/open-case.ts';
import type { CheckedText } from '#core/community/moderation/text-check.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { postComments } from './comment-subject.ts';
import { hideFeedPost, showFeedPost } from './moderated.ts';
import type { FeedPost } from './post.ts';
import { memberReader } from './visibility.ts';

/** A post as a report keeps it. */
export const foundPost = ({ id, authorId, text, media, publishedAt }: FeedPost): ReportSubject => ({
  ownerId: authorId,
  createdAt: publishedAt,
  snapshot: {
    text,
    mediumIds: media.map(({ mediumId }) => mediumId),
    link: linkToComment('FEED', id, null),
  },
});

/** What met a text rule comes to staff, once it is stored. */
export const filePostCase = async (
  repositories: Pick<Repositories, 'cases' | 'events'>,
  post: FeedPost,
  { verdict, words }: CheckedText,
  step: CaseStep,
): Promise<void> => {
  if (verdict === 'PASS') return;
  const target = { targetKind: 'FEED', targetId: post.id, found: foundPost(post) } as const;
  await fileTextCase(repositories, { ...target, verdict, words }, step);
};

/** Comments stand on posts alone until articles and lessons offer theirs. */
const commented = { hooks: { commentSubjects: [postComments] } };

/** Posts and the comments on them: reported by who sees them. */
export const reportedPosts: ReportSubjects = {
  kinds: ['FEED', 'COMMENT'],
  permission: 'feed.view',
  async find(repositories, viewer, kind, id) {
    const { comments, feedPosts, relations } = repositories;
    const comment = kind === 'COMMENT' ? await comments.find(id) : null;
    if (kind === 'COMMENT' && (!comment || !isPublished(comment))) return null;
    const [post] = await feedPosts.visible(memberReader(viewer), [comment?.subjectId ?? id]);
    if (!post || !comment) return post ? foundPost(post) : null;
    const readerId = viewer.kind === 'user' ? viewer.id : null;
    const isApart =
      readerId !== null && (await relations.blockedEitherWay(readerId, [comment.authorId])).size > 0;
    return isApart ? null : foundComment(comment);
  },
  async hide(repositories, kind, id, { reason, at, isHeld = false }) {
    if (kind === 'COMMENT') await hideComment(commented)(repositories, id, { reason, isHeld });
    else await hideFeedPost(repositories, id, { reason, at, isHeld });
  },
  async restore(repositories, kind, id, at) {
    if (kind === 'COMMENT') await showComment(commented)(repositories, id);
    else await showFeedPost(repositories, id, at);
  },
};
