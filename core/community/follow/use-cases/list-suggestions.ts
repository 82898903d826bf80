import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Writes } from '#core/kernel/transaction.ts';
import { maxSuggestions, type Suggestion } from '../suggestion.ts';
import { presentPeople, type ListedPerson, type PeopleNeeds } from '../views/listed-people.ts';
import { suggestionsFor } from './suggest-people.ts';

export type SuggestedPerson = ListedPerson & Pick<Suggestion, 'reason' | 'count'>;

/** Who is new hears of someone before the first night; what was followed, dismissed or closed since is left out. */
export const listSuggestions =
  (ports: PeopleNeeds) =>
  async (actor: Actor): Promise<readonly SuggestedPerson[]> => {
    const { id } = requireMember(actor);
    const { reads, clock } = ports;
    const stored = await reads.suggestions.of(id, maxSuggestions);
    const shown = stored.length > 0 ? stored : await suggestionsFor(reads, id, clock.now());
    const lines = shown.map(({ otherId, reason, count }) => ({ id: otherId, reason, count }));
    return presentPeople(ports)(actor, lines);
  };

/** Stays away for good; dismissing again changes nothing. */
export const dismissSuggestion =
  ({ transaction, clock }: Writes<'suggestions' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, otherId: UserId): Promise<{ dismissed: true }> => {
    const { id } = requireMember(actor);
    await transaction(async ({ suggestions, users }) => {
      if (await users.find(otherId)) await suggestions.dismiss(id, otherId, clock.now());
    });
    return { dismissed: true };
  };
