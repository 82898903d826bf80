import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import { giveUpAnswer, type SettleUses } from '../settle.ts';
import { endEvaluation } from './evaluate.ts';
import { eraseConversation } from './conversations.ts';

type Needs = Writes<'aiConversations' | keyof SettleUses> & Pick<Ports, 'clock' | 'ids'>;

/** More than this in one run means that something else is wrong; the next run goes on. */
const mostPerRun = 500;

/**
 * A process that stopped left its answers behind: they fail, and their coins go back; an evaluation it was at fails too.
 * Rows another instance works on are skipped, so that each is settled once.
 */
export const settleAnswers =
  ({ transaction, clock, ids }: Needs) =>
  async (actor: Actor): Promise<{ settled: number }> => {
    requirePermission(actor, 'ai.manage');
    const settleOldest = () =>
      transaction(async (repositories) => {
        const at = clock.now();
        const [answer] = await repositories.aiAnswers.lockExpired(at, 1);
        if (!answer) return false;
        await giveUpAnswer(repositories, answer, { how: 'fail', failure: 'SERVER_STOPPED' }, { ids, at });
        return true;
      });
    let settled = 0;
    while (settled < mostPerRun && (await settleOldest())) settled += 1;
    return { settled: settled + (await transaction(endEvaluations(clock.now()))) };
  };

const endEvaluations =
  (at: Date) =>
  async (repositories: Pick<Repositories, 'aiDesk'>): Promise<number> => {
    const expired = await repositories.aiDesk.lockExpiredEvaluations(at);
    for (const evaluation of expired) await endEvaluation(repositories, evaluation, 'SERVER_STOPPED', at);
    return expired.length;
  };

const monthsBefore = (at: Date, months: number): Date => {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
};

/** Words older than staff keep them go, with the conversations that nobody used since; what they cost stays. */
export const forgetHistory =
  ({ transaction, reads, clock, ids }: Needs & Reads<'aiConversations' | 'settings'>) =>
  async (actor: Actor): Promise<{ forgotten: number }> => {
    requirePermission(actor, 'ai.manage');
    const at = clock.now();
    const { aiHistoryMonths } = await reads.settings.read();
    const before = monthsBefore(at, aiHistoryMonths);
    const unused = await reads.aiConversations.unusedSince(before, mostPerRun);
    for (const id of unused)
      await transaction((repositories) => eraseConversation(repositories, id, { ids, at }));
    const words = await transaction(({ aiAnswers }) => aiAnswers.forgetBefore(before, mostPerRun));
    return { forgotten: unused.length + words };
  };
