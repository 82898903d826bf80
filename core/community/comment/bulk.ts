import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import { lockComment } from './moderated.ts';
import type { hideCommentAsStaff, restoreCommentAsStaff } from './use-cases/staff-comments.ts';

type Steps = Readonly<{
  hideCommentAsStaff: ReturnType<typeof hideCommentAsStaff>;
  restoreCommentAsStaff: ReturnType<typeof restoreCommentAsStaff>;
}>;

export const commentBulk = bulkActions<Steps>()({
  'comments.hide': {
    list: 'comments',
    takesReason: true,
    isSo: async (repositories, id) => (await lockComment(repositories, id))?.status === 'HIDDEN',
    act: ({ hideCommentAsStaff: hide }, actor, { id, reason }) => hide(actor, { id, reason }),
  },
  'comments.restore': {
    list: 'comments',
    isSo: async (repositories, id) => (await lockComment(repositories, id))?.status === 'PUBLISHED',
    act: ({ restoreCommentAsStaff: restore }, actor, { id }) => restore(actor, id),
  },
});
