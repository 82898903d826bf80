import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { PostStatus } from '../post.ts';
import type { publishPost } from './publish-post.ts';
import type { restorePost, trashPost } from './trash-post.ts';

type Steps = Readonly<{
  publishPost: ReturnType<typeof publishPost>;
  trashPost: ReturnType<typeof trashPost>;
  restorePost: ReturnType<typeof restorePost>;
}>;

const hasStatus =
  (status: PostStatus) =>
  async ({ posts }: Pick<Repositories, 'posts'>, id: string): Promise<boolean> =>
    (await posts.lock(id))?.status === status;

export const postBulk = bulkActions<Steps>()({
  'posts.publish': {
    list: 'posts',
    isSo: hasStatus('PUBLISHED'),
    act: ({ publishPost: publish }, actor, { id, version }) => publish(actor, { id, version }),
  },
  'posts.trash': {
    list: 'posts',
    takesReason: true,
    isSo: hasStatus('TRASH'),
    act: ({ trashPost: trash }, actor, { id, reason }) => trash(actor, { id, reason }),
  },
  'posts.restore': {
    list: 'posts',
    isSo: hasStatus('DRAFT'),
    act: ({ restorePost: restore }, actor, { id }) => restore(actor, id),
  },
});
