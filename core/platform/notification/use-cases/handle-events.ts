import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { StoredEvent } from '#core/kernel/events.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reaction } from '#core/kernel/reaction.ts';

type Needs = Pick<Ports, 'transaction' | 'clock' | 'ids' | 'sentences' | 'baseUrl'>;

export type EventRun = Readonly<{
  /** Answered by every reaction that listens to them, in the order they happened. */
  handled: readonly StoredEvent[];
  /** Some reaction failed; it is tried again, and the others are not repeated. */
  failed: readonly Readonly<{ event: StoredEvent; reaction: string; error: unknown }>[];
}>;

const answer = (
  { transaction, clock, ids, sentences, baseUrl }: Needs,
  { id, at: happenedAt, event }: StoredEvent,
  { name, react }: Reaction,
): Promise<void> =>
  transaction(async (repositories) => {
    const at = clock.now();
    // The claim and what the reaction writes succeed or fail together: after a crash it runs again and takes effect once.
    if (!(await repositories.events.claim(id, name, at))) return;
    await react(repositories, event, { at, ids, sentences, baseUrl, happenedAt });
  });

/** Lets the reactions answer what happened, oldest first; `limit` events at most. */
export const handleEvents =
  (needs: Needs, listening: readonly Reaction[]) =>
  async (actor: Actor, { limit = 100 }: Readonly<{ limit?: number }> = {}): Promise<EventRun> => {
    requirePermission(actor, 'global');
    const { transaction, clock } = needs;
    const waiting = await transaction(({ events }) => events.take(limit));
    const handled: StoredEvent[] = [];
    const failed: EventRun['failed'][number][] = [];
    for (const event of waiting) {
      let isAnswered = true;
      for (const reaction of listening.filter(({ on }) => on === event.event.type)) {
        try {
          await answer(needs, event, reaction);
        } catch (error) {
          isAnswered = false;
          failed.push({ event, reaction: reaction.name, error });
        }
      }
      if (isAnswered) handled.push(event);
    }
    if (handled.length > 0) {
      await transaction(({ events }) =>
        events.handled(
          handled.map(({ id }) => id),
          clock.now(),
        ),
      );
    }
    return { handled, failed };
  };
