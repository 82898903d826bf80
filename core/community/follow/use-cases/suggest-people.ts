import { requirePermission, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { bestSuggestions, candidatesPerReason, type Suggestion } from '../suggestion.ts';

/** From what is known now, the best first. */
export const suggestionsFor = async (
  { suggestions }: Pick<Repositories, 'suggestions'>,
  userId: UserId,
  createdAt: Date,
): Promise<readonly Suggestion[]> =>
  bestSuggestions(await suggestions.candidatesFor(userId, candidatesPerReason)).map((candidate, place) => ({
    ...candidate,
    userId,
    place,
    createdAt,
  }));

const batch = 200;

/** Whom each member might follow, made anew each night. */
export const suggestPeople =
  ({ reads, transaction, clock }: Pick<Ports, 'reads' | 'transaction' | 'clock'>) =>
  async (actor: Actor): Promise<{ members: number }> => {
    requirePermission(actor, 'feed.manage');
    const at = clock.now();
    let members = 0;
    let found: readonly UserId[] = [];
    do {
      found = await reads.suggestions.membersAfter(found.at(-1) ?? null, batch);
      for (const userId of found)
        await transaction(async (repositories) =>
          repositories.suggestions.replace(userId, await suggestionsFor(repositories, userId, at)),
        );
      members += found.length;
    } while (found.length === batch);
    return { members };
  };
