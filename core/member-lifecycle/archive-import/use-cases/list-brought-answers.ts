import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { BroughtAnswer } from '../archive-content.ts';

/** What coaches answered one elsewhere, last answered first. Nobody else reads it. */
export const listBroughtAnswers =
  ({ reads }: Reads<'broughtAnswers'>) =>
  async (actor: Actor): Promise<{ items: readonly BroughtAnswer[] }> => ({
    items: await reads.broughtAnswers.of(requireMember(actor).id),
  });
