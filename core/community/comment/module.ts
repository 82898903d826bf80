import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { commentBulk } from './bulk.ts';
import { commentArchive } from './archive.ts';
import { commentErrorParams, commentErrors } from './errors.ts';
import { forgetComments } from './forget-comments.ts';
import { commentReactions } from './reactions.ts';
import { addComment } from './use-cases/add-comment.ts';
import { deleteComment, editComment } from './use-cases/change-comment.ts';
import { listComments, listReplies } from './use-cases/list-comments.ts';
import {
  forgetOldTexts,
  getCommentAsStaff,
  hideCommentAsStaff,
  listAllComments,
  restoreCommentAsStaff,
} from './use-cases/staff-comments.ts';

const useCases = (ports: Composition) => ({
  addComment: addComment(ports),
  editComment: editComment(ports),
  deleteComment: deleteComment(ports),
  listComments: listComments(ports),
  listReplies: listReplies(ports),
  listAllComments: listAllComments(ports),
  getCommentAsStaff: getCommentAsStaff(ports),
  hideCommentAsStaff: hideCommentAsStaff(ports),
  restoreCommentAsStaff: restoreCommentAsStaff(ports),
  forgetOldTexts: forgetOldTexts(ports),
});

export const commentModule = {
  name: 'community',
  errors: commentErrors,
  errorParams: commentErrorParams,
  reactions: commentReactions,
  hooks: { archiveOf: commentArchive, whenMemberIsAnonymised: forgetComments },
  features: { COMMENTS: ['addComment'] },
  bulk: commentBulk,
  useCases,
} as const satisfies Module;
