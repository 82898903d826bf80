import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { fold, normalize } from '#core/kernel/text/text.ts';
import type { PersonCard } from '#core/people/profile/views/person-card.ts';
import { presentPeople, type PeopleNeeds } from '../views/listed-people.ts';

const mostFound = 8;

/** Whom this member can mention: there, not blocked either way, and with an open profile or followed by the member. */
export const findMentionable =
  (ports: PeopleNeeds) =>
  async (actor: Actor, q: string): Promise<readonly PersonCard[]> => {
    const { id: viewerId } = requireMember(actor);
    const words = fold(normalize(q)).split(/\s+/u).filter(Boolean);
    if (words.length === 0) return [];
    const ids = await ports.reads.follows.findPeople({ viewerId, words, limit: mostFound });
    const lines = await presentPeople(ports)(
      actor,
      ids.map((id) => ({ id })),
    );
    return lines.map(({ person }) => person);
  };
