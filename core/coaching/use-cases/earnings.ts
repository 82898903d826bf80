import type { Actor } from '#core/access/actor.ts';
import { maxPageSize, pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/ports.ts';
import { requireCoach } from '../desk.ts';
import type { EarningLine, Earnings } from '../ports.ts';

/** Two years, for comparing a month with the one a year before. */
const monthsShown = 24;

export const getEarnings =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor): Promise<Earnings> =>
    reads.coaches.earnings(requireCoach(actor).id, monthsShown);

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

export const listEarningLines =
  ({ reads }: Pick<Ports, 'reads'>) =>
  async (actor: Actor, query: Query): Promise<Page<EarningLine>> =>
    reads.coaches.earningLines(requireCoach(actor).id, pageRequest(query));

/** All of them, read as they are asked for: years of them never stand in memory at once. */
export const exportEarnings =
  ({ reads }: Pick<Ports, 'reads'>) =>
  (actor: Actor): AsyncIterable<EarningLine> => {
    const { id } = requireCoach(actor);
    return (async function* () {
      let cursor: string | undefined;
      do {
        const page = await reads.coaches.earningLines(id, { limit: maxPageSize, cursor });
        yield* page.items;
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
    })();
  };
