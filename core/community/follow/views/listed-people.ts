import type { Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { personCards, type PersonCard } from '#core/people/profile/views/person-card.ts';

/** A person in a list, with what a follow button beside the name needs. */
export type ListedPerson = Readonly<{ person: PersonCard; following: boolean; followsMe: boolean }>;

export type PeopleNeeds = Pick<Ports, 'reads' | 'mediaStore' | 'clock'> &
  WithHooks<'isKnownTo' | 'siteHostOf'>;

/** In the order given; who is not there any more is left out. */
export const presentPeople =
  (ports: PeopleNeeds) =>
  async <Line extends Readonly<{ id: UserId }>>(
    viewer: Actor,
    lines: readonly Line[],
  ): Promise<readonly (ListedPerson & Omit<Line, 'id'>)[]> => {
    const { follows } = ports.reads;
    const ids = lines.map(({ id }) => id);
    const viewerId = viewer.kind === 'user' ? viewer.id : null;
    const nobody: ReadonlySet<UserId> = new Set();
    const [cards, followed, followers] = await Promise.all([
      personCards(ports)(viewer, ids),
      viewerId === null ? nobody : follows.followedBy(viewerId, ids),
      viewerId === null ? nobody : follows.followersAmong(viewerId, ids),
    ]);
    return lines.flatMap(({ id, ...rest }) => {
      const person = cards.get(id);
      return person ? [{ ...rest, person, following: followed.has(id), followsMe: followers.has(id) }] : [];
    });
  };
