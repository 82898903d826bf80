import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { endSessionsOf } from './use-cases/support-sign-in.ts';

export const signInBulk = bulkActions<Readonly<{ endSessionsOf: ReturnType<typeof endSessionsOf> }>>()({
  'users.sign-out': {
    list: 'users',
    takesReason: true,
    isSo: async ({ sessions }, id, at) => (await sessions.listOf(id, at)).length === 0,
    act: (useCases, actor, { id, reason }) => useCases.endSessionsOf(actor, { id, reason }),
  },
});
