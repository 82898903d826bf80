import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { postBulk } from './use-cases/bulk.ts';
import { takeBack } from '#core/platform/notification/take-back.ts';
import { postArchive } from './archive.ts';
import { postErrorFields, postErrorParams, postErrors } from './errors.ts';
import { postReactions, waitingReference } from './notices.ts';
import { postBookmarks, postComments, reportedArticles } from './post-subject.ts';
import { reportedComments } from './reported-comments.ts';
import { mayOpenInPost, postsShowing } from './shown-media.ts';
import { deleteTag, renameTag } from './use-cases/edit-tags.ts';
import { feedPosts } from './use-cases/feed-posts.ts';
import { postAddresses } from './public-addresses.ts';
import { likePost, unlikePost } from './use-cases/like-post.ts';
import { readPreview, revokePreview, sharePreview } from './use-cases/preview-post.ts';
import { publishDue } from './use-cases/publish-due.ts';
import {
  acceptChange,
  publishPost,
  returnChange,
  returnPost,
  schedulePost,
  unschedulePost,
} from './use-cases/publish-post.ts';
import { findPostAddress, listKeptPosts, listPosts, listTags, readPost } from './use-cases/read-posts.ts';
import { listAllPosts, listAllTags, listOwnPosts, readWrittenPost } from './use-cases/read-written.ts';
import { listRevisions, pruneRevisions, restoreRevision } from './use-cases/revisions.ts';
import { setBounty } from './use-cases/set-bounty.ts';
import { setFlags } from './use-cases/set-flags.ts';
import { submitPost, withdrawPost } from './use-cases/submit-post.ts';
import { translatePost } from './use-cases/translate-post.ts';
import { purgePost, purgeTrash, restorePost, trashPost } from './use-cases/trash-post.ts';
import { createPost, createSitePost, keepWorkingCopy, savePost } from './use-cases/write-post.ts';

const useCases = (ports: Composition) => ({
  listPosts: listPosts(ports),
  readPost: readPost(ports),
  findPostAddress: findPostAddress(ports),
  feedPosts: feedPosts(ports),
  listTags: listTags(ports),
  listKeptPosts: listKeptPosts(ports),
  likePost: likePost(ports),
  unlikePost: unlikePost(ports),
  listOwnPosts: listOwnPosts(ports),
  readWrittenPost: readWrittenPost(ports),
  createPost: createPost(ports),
  createSitePost: createSitePost(ports),
  keepWorkingCopy: keepWorkingCopy(ports),
  savePost: savePost(ports),
  submitPost: submitPost(ports),
  withdrawPost: withdrawPost(ports),
  translatePost: translatePost(ports),
  listRevisions: listRevisions(ports),
  restoreRevision: restoreRevision(ports),
  sharePreview: sharePreview(ports),
  revokePreview: revokePreview(ports),
  readPreview: readPreview(ports),
  listAllPosts: listAllPosts(ports),
  publishPost: publishPost(ports),
  schedulePost: schedulePost(ports),
  unschedulePost: unschedulePost(ports),
  returnPost: returnPost(ports),
  acceptChange: acceptChange(ports),
  returnChange: returnChange(ports),
  setFlags: setFlags(ports),
  setBounty: setBounty(ports),
  trashPost: trashPost(ports),
  restorePost: restorePost(ports),
  purgePost: purgePost(ports),
  listAllTags: listAllTags(ports),
  renameTag: renameTag(ports),
  deleteTag: deleteTag(ports),
  publishDue: publishDue(ports),
  purgeTrash: purgeTrash(ports),
  pruneRevisions: pruneRevisions(ports),
});

export const postModule = {
  name: 'post',
  errors: postErrors,
  errorParams: postErrorParams,
  errorFields: postErrorFields,
  reactions: postReactions,
  hooks: {
    archiveOf: postArchive,
    hasPublishedArticle: async ({ posts }, userId) =>
      (await posts.pageOfAuthor(userId, { status: 'PUBLISHED' }, { limit: 1 })).items.length > 0,
    publicAddressesOf: postAddresses,
    mediumUsesOf: postsShowing,
    mayOpenMedium: mayOpenInPost,
    commentSubjects: postComments,
    bookmarkSubjects: postBookmarks,
    reportSubjects: reportedArticles,
    whenMemberIsAnonymised: async (repositories, userId) => {
      const { posts, postLikes } = repositories;
      for (const { id, status } of await posts.ofAuthor(userId))
        if (status === 'PENDING') await takeBack(repositories, { reference: waitingReference(id) });
      await posts.forgetDraftsOf(userId);
      await postLikes.deleteAllOf(userId);
    },
  },
  features: { ARTICLES: ['createPost', 'submitPost'] },
  bulk: postBulk,
  useCases,
} as const satisfies Module;

/** Comments on articles and lessons are reported like those on posts. */
export const commentReportModule = {
  name: 'post',
  hooks: { reportSubjects: reportedComments },
  useCases: () => ({}),
} as const satisfies Module;
