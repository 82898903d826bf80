import type { Options } from '@node-rs/argon2';
import type { Passwords } from '#core/people/sign-in/ports.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { hashingThread } from './hashing-thread.ts';

/** OWASP's smallest set for argon2id: 19 MiB, 2 passes, 1 lane. */
const options: Options = {
  algorithm: 2, // Argon2id; the library's enum has no value at run time
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Of 32 random bytes nobody kept, with the options above: no password opens it, and trying costs the same. */
const nobodys =
  '$argon2id$v=19$m=19456,t=2,p=1$IX+5sE/opk9zV9MtE9XYRQ$Ec1iPd6Hagsua/Q827d9Ct6U00B1PmcylWbNPj8ZF1U';

/** About a second of work: a request that would wait longer is told to come back. */
const queueLimit = 32;
const retrySeconds = 2;

/** One at a time: hashing is slow and large on purpose, and must not push everything else out of the process. */
const oneAtATime = (limit: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting >= limit) throw new DomainError('auth.busy', { seconds: retrySeconds });
    waiting += 1;
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      waiting -= 1;
    }
  };
};

export const argonPasswords = ({ limit = queueLimit }: { limit?: number } = {}): Passwords => {
  const queued = oneAtATime(limit);
  const { hash, verify } = hashingThread();
  return {
    hash: (password) => queued(() => hash(password, options)),
    verify: (stored, password) => queued(() => verify(stored, password)),
    async pretend(password) {
      await queued(() => verify(nobodys, password));
      return false;
    },
  };
};
