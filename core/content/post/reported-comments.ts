import { isPublished } from '#core/community/comment/comment.ts';
import { hideComment, showComment } from '#core/community/comment/moderated.ts';
import { foundComment } from '#core/community/comment/reported-comment.ts';
import { postComments as feedComments } from '#core/community/feed/comment-subject.ts';
import { reportedPosts } from '#core/community/feed/reported-posts.ts';
import { lessonComments } from '#core/community/lesson/lesson-subject.ts';
import type { ReportSubjects } from '#core/community/moderation/hooks.ts';
import { postComments } from './post-subject.ts';

const commented = { hooks: { commentSubjects: [feedComments, postComments, lessonComments] } };

/** Comments wherever they stand: this area knows all that is commented on. */
export const reportedComments: ReportSubjects = {
  kinds: ['COMMENT'],
  permission: 'feed.view',
  async find(repositories, viewer, kind, id) {
    const { comments, relations } = repositories;
    const comment = await comments.find(id);
    if (!comment || !isPublished(comment)) return null;
    if (comment.subjectType === 'FEED') return reportedPosts.find(repositories, viewer, kind, id);
    const subjects = comment.subjectType === 'POST' ? postComments : lessonComments;
    if ((await subjects.find(repositories, viewer, comment.subjectId)) === null) return null;
    const readerId = viewer.kind === 'user' ? viewer.id : null;
    const isApart =
      readerId !== null && (await relations.blockedEitherWay(readerId, [comment.authorId])).size > 0;
    return isApart ? null : foundComment(comment);
  },
  hide: async (repositories, _kind, id, { reason, isHeld = false }) => {
    await hideComment(commented)(repositories, id, { reason, isHeld });
  },
  restore: async (repositories, _kind, id) => {
    await showComment(commented)(repositories, id);
  },
};
