import type { Actor } from '#core/access/actor/actor.ts';
import { partSize, type ListRequest } from '#core/kernel/page.ts';
import { defaultTimeZone } from '#core/kernel/time.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { audited } from '../audit-log.ts';

type Asked = Readonly<{
  /** The list's name, as in its address. */
  list: string;
  sort: ListRequest['sort'] | undefined;
  filter: ListRequest['filter'];
}>;
type Range = Pick<ListRequest, 'from' | 'to'>;

/** A list taken whole: by whom, and in which zone that person reads times. */
type Export<Row> = Readonly<{ timeZone: string; parts: AsyncIterable<readonly Row[]> }>;

/**
 * A whole staff list, part by part, as it stood when it was asked for. `readPart` reads through the use case that shows
 * the list, which also refuses those who may not see it. Nothing leaves before the log says who takes what; when the last
 * row has left, or the rest can't, the log says how many have.
 */
export const exportList =
  ({
    reads,
    transaction,
    beginReading,
    clock,
  }: Reads<'people'> & Writes<'auditLog'> & Pick<Ports, 'beginReading' | 'clock'>) =>
  async <Row>(
    actor: Actor,
    { list, sort, filter }: Asked,
    readPart: (range: Range) => Promise<readonly Row[]>,
  ): Promise<Export<Row>> => {
    const log = (action: 'list.export' | 'list.export_end', result: object) =>
      transaction(({ auditLog }) =>
        auditLog.append(
          audited(actor, {
            at: clock.now(),
            action,
            targetType: 'list',
            targetId: list,
            before: null,
            after: { filter, sort: sort ? `${sort.field} ${sort.order}` : null, ...result },
            reason: null,
          }),
        ),
      );
    const reading = await beginReading();
    const partAt = (from: number) => reading.read(() => readPart({ from, to: from + partSize - 1 }));

    const parts = async function* (first: readonly Row[]): AsyncGenerator<readonly Row[]> {
      let rows = 0;
      let isComplete = false;
      try {
        for (let part = first; part.length > 0;) {
          yield part;
          rows += part.length;
          part = part.length < partSize ? [] : await partAt(rows);
        }
        await log('list.export_end', { rows, complete: true });
        isComplete = true;
      } finally {
        await reading.end();
        // What broke it off is what its reader hears of, even where the log can't be written either.
        if (!isComplete) await log('list.export_end', { rows, complete: false }).catch(() => undefined);
      }
    };

    try {
      const first = await partAt(0);
      const reader = actor.kind === 'user' ? await reads.people.get(actor.id) : null;
      await log('list.export', {});
      return { timeZone: reader?.timeZone ?? defaultTimeZone, parts: parts(first) };
    } catch (error) {
      await reading.end();
      throw error;
    }
  };
