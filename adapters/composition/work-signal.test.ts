import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#core/kernel/events.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { createStore } from '#adapters/memory/create-store.ts';
import { memoryTransaction } from '#adapters/memory/engine/transaction.ts';
import { aUser } from '#fixtures/people/users.ts';
import { createWorkSignal, signallingWork } from './work-signal.ts';

const event = (userId: string): DomainEvent => ({ type: 'user.role_changed', userId });

/** With what was announced, and whether the account it is about was there for everybody to see by then. */
const open = () => {
  const store = createStore();
  const workSignal = createWorkSignal();
  const announced: (readonly [userId: string, isCommitted: boolean])[] = [];
  workSignal.on('events', (events) => {
    for (const one of events)
      if ('userId' in one)
        announced.push([one.userId, store.committed.table('users').get(one.userId) !== undefined]);
  });
  return { transaction: signallingWork(memoryTransaction(store), workSignal), announced };
};

const insert =
  (id: string) =>
  async ({ users, events }: Repositories): Promise<void> => {
    await users.insert(aUser({ id }));
    await events.append(event(id));
  };

describe('the signal of a transaction', () => {
  it('comes when its work is committed, and before its caller goes on', async () => {
    const { transaction, announced } = open();
    await transaction(insert('a'));
    expect(announced).toEqual([['a', true]]);
  });

  it('comes with the outer one when it is inside another', async () => {
    const { transaction, announced } = open();
    await transaction(async (repositories) => {
      await transaction(insert('a'));
      expect(announced).toEqual([]);
      await insert('b')(repositories);
    });
    expect(announced).toEqual([
      ['a', true],
      ['b', true],
    ]);
  });

  it('does not come when the work failed', async () => {
    const { transaction, announced } = open();
    const failing = transaction(async () => {
      await transaction(insert('a'));
      throw new Error('after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(announced).toEqual([]);
  });
});
