import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type {
  hideFeedPostAsStaff,
  lockFeedPostAsStaff,
  restoreFeedPostAsStaff,
} from './use-cases/staff-posts.ts';

type Steps = Readonly<{
  hideFeedPostAsStaff: ReturnType<typeof hideFeedPostAsStaff>;
  restoreFeedPostAsStaff: ReturnType<typeof restoreFeedPostAsStaff>;
  lockFeedPostAsStaff: ReturnType<typeof lockFeedPostAsStaff>;
  unlockFeedPostAsStaff: ReturnType<typeof lockFeedPostAsStaff>;
}>;

/** Posts and their authors are held by the single steps, in their order; they write nothing where nothing changes. */
export const feedBulk = bulkActions<Steps>()({
  'feed-posts.hide': {
    list: 'feed-posts',
    takesReason: true,
    isSo: async ({ feedPosts }, id) => (await feedPosts.find(id))?.status === 'HIDDEN',
    act: ({ hideFeedPostAsStaff: hide }, actor, { id, reason }) => hide(actor, { id, reason }),
  },
  'feed-posts.restore': {
    list: 'feed-posts',
    isSo: async ({ feedPosts }, id) => (await feedPosts.find(id))?.status === 'PUBLISHED',
    act: ({ restoreFeedPostAsStaff: restore }, actor, { id }) => restore(actor, id),
  },
  'feed-posts.lock': {
    list: 'feed-posts',
    isSo: async ({ feedPosts }, id) => (await feedPosts.find(id))?.locked === true,
    act: ({ lockFeedPostAsStaff: lock }, actor, { id }) => lock(actor, id),
  },
  'feed-posts.unlock': {
    list: 'feed-posts',
    isSo: async ({ feedPosts }, id) => (await feedPosts.find(id))?.locked === false,
    act: ({ unlockFeedPostAsStaff: unlock }, actor, { id }) => unlock(actor, id),
  },
});
