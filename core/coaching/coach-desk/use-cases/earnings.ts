import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { UserId } from '#core/kernel/id.ts';
import { everyPage, pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { EarningLine, Earnings } from '#core/coaching/coach/ports.ts';

type Needs = Reads<'coaches'>;

/** Two years, for comparing a month with the one a year before. */
const monthsShown = 24;

/** A former coach still has coins to come, and books to keep. */
const requireEarner = async ({ reads }: Reads<'coaches'>, actor: Actor): Promise<UserId> => {
  const { id, type } = requireMember(actor);
  if (type !== 'COACH' && !(await reads.coaches.hasEarned(id))) throw new DomainError('coach.not_coach');
  return id;
};

export const getEarnings =
  (needs: Needs) =>
  async (actor: Actor): Promise<Earnings> =>
    needs.reads.coaches.earnings(await requireEarner(needs, actor), monthsShown);

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

export const listEarningLines =
  (needs: Needs) =>
  async (actor: Actor, query: Query): Promise<Page<EarningLine>> =>
    needs.reads.coaches.earningLines(await requireEarner(needs, actor), pageRequest(query));

/** All of them, read as they are asked for: years of them never stand in memory at once. */
export const exportEarnings =
  (needs: Needs) =>
  async (actor: Actor): Promise<AsyncIterable<EarningLine>> => {
    const id = await requireEarner(needs, actor);
    return (async function* () {
      for await (const lines of everyPage((page) => needs.reads.coaches.earningLines(id, page))) yield* lines;
    })();
  };
