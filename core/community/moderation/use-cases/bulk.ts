import { bulkActions } from '#core/access/bulk-action/bulk-action.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Case } from '../case.ts';
import type { decideCase } from './decide-case.ts';

type Steps = Readonly<{
  decideCase: ReturnType<typeof decideCase>;
}>;

const held = ({ cases }: Pick<Repositories, 'cases'>, id: string): Promise<Case | null> => cases.lock(id);

export const moderationBulk = bulkActions<Steps>()({
  /** What is dismissed stays as it is for its owner; other decisions are made one case at a time. */
  'cases.dismiss': {
    list: 'cases',
    takesReason: true,
    isSo: async (repositories, id) => (await held(repositories, id))?.decision === 'DISMISS',
    act: ({ decideCase: decide }, actor, given) => decide(actor, { ...given, decision: 'DISMISS' }),
  },
});
