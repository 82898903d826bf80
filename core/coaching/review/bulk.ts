import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { hideRating, showRating } from './use-cases/staff-ratings.ts';

type Steps = Readonly<{
  hideRating: ReturnType<typeof hideRating>;
  showRating: ReturnType<typeof showRating>;
}>;

/** Reviews and ratings are held by the single steps, in their order; they write nothing where nothing changes. */
export const ratingBulk = bulkActions<Steps>()({
  'ratings.hide': {
    list: 'ratings',
    takesReason: true,
    isSo: async ({ ratings }, id) => ((await ratings.find(id))?.hiddenAt ?? null) !== null,
    act: ({ hideRating: hide }, actor, { id, reason }) => hide(actor, { id, reason }),
  },
  'ratings.show': {
    list: 'ratings',
    isSo: async ({ ratings }, id) => (await ratings.find(id))?.hiddenAt === null,
    act: ({ showRating: show }, actor, { id }) => show(actor, id),
  },
});
