import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { UserStatus } from '#core/access/actor/actor.ts';
import type { setStatus } from './use-cases/set-status.ts';

/** Held from here on, so that two who ask at once do not both write it down. */
const hasStatus =
  (status: UserStatus) =>
  async ({ users }: Pick<Repositories, 'users'>, id: string): Promise<boolean> =>
    (await users.lock(id)).status === status;

export const accountBulk = bulkActions<Readonly<{ setStatus: ReturnType<typeof setStatus> }>>()({
  'users.hold': {
    list: 'users',
    takesReason: true,
    isSo: hasStatus('HOLD'),
    act: ({ setStatus: set }, actor, { id, reason }) => set(actor, { id, reason, status: 'HOLD' }),
  },
  'users.activate': {
    list: 'users',
    takesReason: true,
    isSo: hasStatus('ACTIVE'),
    act: ({ setStatus: set }, actor, { id, reason }) => set(actor, { id, reason, status: 'ACTIVE' }),
  },
});
