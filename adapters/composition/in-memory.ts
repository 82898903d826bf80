import { ContainerModule, type ResolutionContext } from 'inversify';
import { localCounter } from '#http/engine/protection/limits.ts';
import { createStore } from '#adapters/memory/create-store.ts';
import { memoryIdempotency } from '#adapters/memory/protection/idempotency.ts';
import { memoryRepositories } from '../memory/repositories.ts';
import { memoryKnownClients, memorySignInQueue } from '#adapters/memory/protection/sign-in-clients.ts';
import type { Store } from '#adapters/memory/engine/store.ts';
import { memoryBeginReading } from '#adapters/memory/engine/snapshot-reading.ts';
import { memoryTransaction } from '#adapters/memory/engine/transaction.ts';
import { memoryWsTickets } from '#adapters/memory/protection/ws-tickets.ts';
import { localBus } from '#adapters/ports/bus.ts';
import { localJobLock } from '#adapters/ports/job-lock.ts';
import { signallingWork } from './work-signal.ts';
import { tokens } from './tokens.ts';

/** Asked each time: tests put another clock in place. */
const clockOf = ({ get }: ResolutionContext) => {
  const clock = get(tokens.clock);
  return () => clock.now();
};

/** The same ports without a database: everything is gone when the process ends. */
export const inMemory = (store: Store = createStore()): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(tokens.reads)
      .toDynamicValue((context) => memoryRepositories(store, clockOf(context)))
      .inSingletonScope();
    bind(tokens.transaction)
      .toDynamicValue((context) =>
        signallingWork(memoryTransaction(store, clockOf(context)), context.get(tokens.workSignal)),
      )
      .inSingletonScope();
    bind(tokens.beginReading).toConstantValue(memoryBeginReading);
    bind(tokens.sharedClock)
      .toDynamicValue((context) => {
        const now = clockOf(context);
        return { now: async () => now() };
      })
      .inSingletonScope();
    bind(tokens.idempotency)
      .toDynamicValue((context) =>
        memoryIdempotency(context.get(tokens.transaction), store, clockOf(context)),
      )
      .inSingletonScope();
    bind(tokens.hitCounter).toConstantValue(localCounter());
    bind(tokens.knownClients).toConstantValue(memoryKnownClients());
    bind(tokens.signInQueue)
      .toDynamicValue((context) => {
        const now = clockOf(context);
        return memorySignInQueue(() => now().getTime());
      })
      .inSingletonScope();
    bind(tokens.wsTickets).toConstantValue(memoryWsTickets());
    bind(tokens.jobLock).toConstantValue(localJobLock());
    bind(tokens.readPool).toConstantValue(() => ({ used: 0, free: 0, waiting: 0, most: 0 }));
    bind(tokens.isReady).toConstantValue(async () => true);
    bind(tokens.bus)
      .toDynamicValue(() => localBus())
      .inSingletonScope()
      .onDeactivation((bus) => bus.close());
  });
