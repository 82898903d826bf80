import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer, Person } from '../engine/test-server.ts';
import type { Goods } from './load/goods.ts';
import { emptyBook, kinds, moneyOperations, type Book } from './load/operations.ts';
import { persistentClient } from './load/persistent-client.ts';
import { check } from '../engine/scenario.ts';

const clients = 8;

export type MoneyLoad = Readonly<{
  /** What clients asked for, by a mark that its rows carry, or by a key where the server gives the mark. */
  begun: Book;
  /** What was confirmed to them as done, by the mark of its row. */
  acknowledged: Book;
  /** Answers that neither did it nor said to come again. */
  faults: readonly string[];
  /** Requests that got no answer, or 503, and were made again under the same key. */
  repeated(): number;
  /** How many things have been confirmed so far. */
  total(): number;
  /** Waits until so many more are confirmed. */
  more(count: number): Promise<void>;
  /** Each client ends what it has begun. */
  stop(): Promise<void>;
}>;

/**
 * Clients that share members, so that wallets are hot, and that do not give up: whatever is not answered is asked for
 * again under its key until it is.
 */
export const startMoneyLoad = (
  testServer: TestServer,
  members: readonly Person[],
  clerk: Person,
  goods: Goods,
): MoneyLoad => {
  const begun = emptyBook();
  const acknowledged = emptyBook();
  const { faults, repeated, insist } = persistentClient();
  const operations = moneyOperations({ testServer, clerk, goods, begun, confirmed: acknowledged, insist });
  let isOver = false;
  let serial = 1_000;

  const work = async (client: number): Promise<void> => {
    const member = members[client % members.length]!; // within the list
    for (let turn = client; !isOver; turn += 1)
      await operations[turn % operations.length]!(member, (serial += 1)); // within the list
  };
  const workers = Array.from({ length: clients }, (_, client) => work(client));
  const total = () => kinds.reduce((sum, kind) => sum + acknowledged[kind].size, 0);

  return {
    begun,
    acknowledged,
    faults,
    repeated,
    total,
    async more(count) {
      const goal = total() + count;
      const deadline = Date.now() + 60_000;
      while (total() < goal) {
        check(faults.length === 0, faults.slice(0, 5).join('\n'));
        check(Date.now() < deadline, `${goal - total()} of ${count} more were not answered within a minute`);
        await pause(20);
      }
    },
    async stop() {
      isOver = true;
      await Promise.all(workers);
    },
  };
};
