import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { feedBulk } from './bulk.ts';
import { feedArchive } from './archive.ts';
import { postBookmarks, postComments } from './comment-subject.ts';
import { feedErrorParams, feedErrors } from './errors.ts';
import { emptyFeed, emptyFeeds, fillFeed, fillFeeds, forgetFeed } from './followed-feeds.ts';
import { mayOpenPosted, postsShowing } from './posted-media.ts';
import { feedReactions } from './reactions.ts';
import { reportedPosts } from './reported-posts.ts';
import { deleteFeedPost, lockFeedPost, restoreFeedPost } from './use-cases/delete-post.ts';
import { fetchPreviews } from './use-cases/fetch-previews.ts';
import {
  announcePosts,
  purgeDeletedPosts,
  rankDiscover,
  rebuildInbox,
  recountFeed,
  trimInboxes,
} from './use-cases/keep-feed.ts';
import { likeFeedPost, unlikeFeedPost } from './use-cases/like-post.ts';
import {
  countNewPosts,
  discoverPosts,
  getFeedPost,
  listFeedOfUser,
  listFollowedPosts,
  listKeptPosts,
} from './use-cases/read-feed.ts';
import { postAsSite, purgeFeedPost } from './use-cases/site-posts.ts';
import {
  hideFeedPostAsStaff,
  listAllFeedPosts,
  lockFeedPostAsStaff,
  restoreFeedPostAsStaff,
  viewFeedPost,
} from './use-cases/staff-posts.ts';
import { editFeedPost, postToFeed, previewCard } from './use-cases/write-post.ts';

const useCases = (ports: Composition) => ({
  postToFeed: postToFeed(ports),
  previewCard: previewCard(ports),
  editFeedPost: editFeedPost(ports),
  deleteFeedPost: deleteFeedPost(ports),
  restoreFeedPost: restoreFeedPost(ports),
  lockFeedPost: lockFeedPost(ports, true),
  unlockFeedPost: lockFeedPost(ports, false),
  likeFeedPost: likeFeedPost(ports),
  unlikeFeedPost: unlikeFeedPost(ports),
  getFeedPost: getFeedPost(ports),
  listFollowedPosts: listFollowedPosts(ports),
  discoverPosts: discoverPosts(ports),
  countNewPosts: countNewPosts(ports),
  listFeedOfUser: listFeedOfUser(ports),
  listKeptPosts: listKeptPosts(ports),
  listAllFeedPosts: listAllFeedPosts(ports),
  viewFeedPost: viewFeedPost(ports),
  hideFeedPostAsStaff: hideFeedPostAsStaff(ports),
  restoreFeedPostAsStaff: restoreFeedPostAsStaff(ports),
  lockFeedPostAsStaff: lockFeedPostAsStaff(ports, true),
  unlockFeedPostAsStaff: lockFeedPostAsStaff(ports, false),
  postAsSite: postAsSite(ports),
  purgeFeedPost: purgeFeedPost(ports),
  fetchPreviews: fetchPreviews(ports),
  trimInboxes: trimInboxes(ports),
  rankDiscover: rankDiscover(ports),
  purgeDeletedPosts: purgeDeletedPosts(ports),
  announcePosts: announcePosts(ports),
  recountFeed: recountFeed(ports),
  rebuildInbox: rebuildInbox(ports),
});

export const feedModule = {
  name: 'community',
  errors: feedErrors,
  errorParams: feedErrorParams,
  reactions: feedReactions,
  hooks: {
    archiveOf: feedArchive,
    commentSubjects: postComments,
    reportSubjects: reportedPosts,
    mayOpenMedium: mayOpenPosted,
    mediumUsesOf: postsShowing,
    bookmarkSubjects: postBookmarks,
    whenFollowBegins: fillFeed,
    whenFollowEnds: emptyFeed,
    whenBroadSwitched: fillFeeds,
    whenBlocked: emptyFeeds,
    whenMemberIsAnonymised: forgetFeed,
  },
  features: { FEED: ['postToFeed', 'restoreFeedPost'] },
  bulk: feedBulk,
  useCases,
} as const satisfies Module;
