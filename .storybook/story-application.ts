import type { User } from '../core/people/account/user.ts';
import { createApplication } from '../core/application.ts';
import type { Ports } from '../core/kernel/ports.ts';
import { say } from '../adapters/ports/messages.ts';
import { createStore, type Seed } from '../adapters/memory/create-store.ts';
import { memoryRepositories } from '../adapters/memory/repositories.ts';
import { memoryBeginReading } from '../adapters/memory/engine/snapshot-reading.ts';
import { memoryTransaction } from '../adapters/memory/engine/transaction.ts';
import { noon } from '../fixtures/engine/ids.ts';
import {
  countingChance,
  countingIds,
  memoryMediaStore,
  movableClock,
  outbox,
  plainBankSignatures,
  plainDocumentPrinter,
  plainMediaProcessor,
  plainPasswords,
  pushOutbox,
  plainReportPrinter,
  plainTokens,
} from '../fixtures/engine/ports.ts';
import { aSession } from '../fixtures/people/users.ts';

/** What a story says about the application it plays in. */
export type ApplicationParameters = Readonly<{
  /** Beside what the seed brings. */
  seed?: Seed;
  /** Who is signed in; also put into the seed. Absent: a visitor. */
  as?: User;
  at?: Date;
  ports?: Partial<Ports>;
}>;

export const sessionId = 'session-of-the-story';

const storeWith = (seed: Seed, as: User | undefined) =>
  createStore({
    ...seed,
    users: [...(as === undefined ? [] : [as]), ...(seed.users ?? []).filter(({ id }) => id !== as?.id)],
    sessions: [
      ...(seed.sessions ?? []),
      ...(as === undefined ? [] : [aSession({ id: sessionId, userId: as.id })]),
    ],
    credentials: { ...(as === undefined ? {} : { [as.id]: 'hash of mat-khau' }), ...seed.credentials },
  });

/** The real application on memory. */
export const createStoryApplication = ({
  seed = {},
  as,
  at = noon,
  ports: replaced = {},
}: ApplicationParameters) => {
  const store = storeWith(seed, as);
  const clock = movableClock(at);
  const app = createApplication({
    reads: memoryRepositories(store),
    transaction: memoryTransaction(store),
    beginReading: memoryBeginReading,
    clock,
    sharedClock: { now: async () => clock.now() },
    ids: countingIds(),
    chance: countingChance(),
    passwords: plainPasswords,
    tokens: plainTokens,
    mediaStore: memoryMediaStore(),
    mediaProcessor: plainMediaProcessor,
    reportPrinter: plainReportPrinter,
    documentPrinter: plainDocumentPrinter,
    mailer: outbox(),
    pushSender: pushOutbox(),
    sentences: say,
    bankSignatures: plainBankSignatures,
    baseUrl: location.origin,
    ...replaced,
  });
  return { app, clock };
};
