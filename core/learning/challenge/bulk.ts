import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { archiveChallenge, restoreChallenge } from './use-cases/publish-challenge.ts';

type Steps = Readonly<{
  archiveChallenge: ReturnType<typeof archiveChallenge>;
  restoreChallenge: ReturnType<typeof restoreChallenge>;
}>;

export const challengeBulk = bulkActions<Steps>()({
  'challenges.archive': {
    list: 'challenges',
    isSo: async ({ challenges }, id) => (await challenges.lock(id))?.status === 'ARCHIVED',
    act: ({ archiveChallenge: archive }, actor, { id }) => archive(actor, id),
  },
  'challenges.restore': {
    list: 'challenges',
    isSo: async ({ challenges }, id) => (await challenges.lock(id))?.status === 'PUBLISHED',
    act: ({ restoreChallenge: restore }, actor, { id }) => restore(actor, id),
  },
});
