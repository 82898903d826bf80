import type { User } from '../core/people/account/user.ts';
import type { Ports } from '../core/kernel/ports.ts';
import { createStore, type Seed } from '../adapters/memory/create-store.ts';
import { applicationInMemory } from '../fixtures/engine/application.ts';
import { aSession } from '../fixtures/people/users.ts';

/** What a story says about the application it plays in. */
export type ApplicationParameters = Readonly<{
  /** Beside what the seed brings. */
  seed?: Seed;
  /** Who is signed in; also put into the seed. Absent: a visitor. */
  as?: User;
  at?: Date;
  /** When the sign-in last saw the password or a code; absent: now. */
  provenAt?: Date;
  ports?: Partial<Ports>;
  /** False: a provider or a passkey alone lets this person in. */
  hasPassword?: boolean;
  /** What happened before the story opens, done by use cases and not by rows. */
  before?: (place: Pick<StoryApplication, 'app' | 'clock'>) => Promise<unknown>;
}>;
export type StoryApplication = ReturnType<typeof applicationInMemory>;

export const sessionId = 'session-of-the-story';

type Person = Readonly<{ as: User | undefined; provenAt: Date | undefined; hasPassword: boolean }>;

const storeWith = (seed: Seed, { as, provenAt, hasPassword }: Person) =>
  createStore({
    ...seed,
    users: [...(as === undefined ? [] : [as]), ...(seed.users ?? []).filter(({ id }) => id !== as?.id)],
    sessions: [
      ...(seed.sessions ?? []),
      ...(as === undefined
        ? []
        : [aSession({ id: sessionId, userId: as.id, ...(provenAt && { provenAt }) })]),
    ],
    credentials: {
      ...(as !== undefined && hasPassword && { [as.id]: 'hash of mat-khau' }),
      ...seed.credentials,
    },
  });

/** The real application on memory. */
export const createStoryApplication = ({
  seed = {},
  as,
  at,
  provenAt = at,
  ports = {},
  hasPassword = true,
}: ApplicationParameters): StoryApplication =>
  applicationInMemory(
    storeWith(seed, { as, provenAt, hasPassword }),
    { baseUrl: location.origin, ...ports },
    at,
  );
