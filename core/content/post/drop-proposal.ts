import type { Repositories } from '#core/kernel/transaction.ts';
import type { PostId } from './post.ts';

/** What is a draft again, or in the trash, has no change that waits: it is handed in as a whole. */
export const dropProposal = async (
  { workingCopies }: Pick<Repositories, 'workingCopies'>,
  id: PostId,
): Promise<void> => {
  const copy = await workingCopies.find(id);
  if (copy?.change !== 'WAITING') return;
  await workingCopies.update({ ...copy, change: 'NONE', proposedAt: null, version: copy.version + 1 });
};
