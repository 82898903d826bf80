import type { DomainEvent, EventOf, EventType } from './events.ts';
import type { Ids } from './id.ts';
import type { Repositories } from './transaction.ts';

/** What a reaction gets beside its event: the instant it runs, and when the thing happened. */
export interface ReactionContext {
  readonly at: Date;
  readonly happenedAt: Date;
  readonly ids: Ids;
  readonly baseUrl: string;
}

/** One answer to one kind of event. The name is part of the claim that makes it happen once: it never changes. */
export type Reaction = Readonly<{
  name: string;
  on: EventType;
  react(repositories: Repositories, event: DomainEvent, context: ReactionContext): Promise<void>;
}>;

/** `react` names the repositories it writes to; it runs in a transaction of its own, together with its claim. */
export const reaction = <Type extends EventType, Names extends keyof Repositories>(
  on: Type,
  name: string,
  react: (
    repositories: Pick<Repositories, Names>,
    event: EventOf<Type>,
    context: ReactionContext,
  ) => Promise<void>,
): Reaction => ({
  name,
  on,
  react: react as unknown as Reaction['react'], // it is only handed events of `on`
});
