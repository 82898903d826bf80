import type { Events } from './events.ts';

/** Everything a use case may read and write, by plural noun; each module declares its own in `ports.ts`. */
export interface Repositories {
  events: Events;
}

/**
 * Hands out repositories bound to one database transaction and commits when the work resolves. Called inside another
 * one of the same request, it joins it. Using a repository that is not named does not compile.
 */
export type Transaction<Names extends keyof Repositories = keyof Repositories> = <Result>(
  work: (repositories: Pick<Repositories, Names>) => Promise<Result>,
) => Promise<Result>;

/** What a use case names of the reads: its own slice, and no other repository. */
export type Reads<Names extends keyof Repositories> = Readonly<{ reads: Pick<Repositories, Names> }>;

/** What a use case names of the transaction: the repositories it writes to, or reads together with its writes. */
export type Writes<Names extends keyof Repositories> = Readonly<{ transaction: Transaction<Names> }>;
