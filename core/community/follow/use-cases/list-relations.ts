import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Relation, RelationKind } from '../relation.ts';
import { presentPeople, type ListedPerson, type PeopleNeeds } from '../views/listed-people.ts';

type Query = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;
export type RelationLine = Pick<ListedPerson, 'person'> & Pick<Relation, 'until' | 'createdAt'>;

const listOf =
  (kind: RelationKind) =>
  (ports: PeopleNeeds) =>
  async (actor: Actor, page: Query): Promise<Page<RelationLine>> => {
    const { id } = requireMember(actor);
    const { reads, clock } = ports;
    const { items, nextCursor } = await reads.relations.pageOf(id, kind, {
      ...pageRequest(page),
      at: clock.now(),
    });
    const lines = items.map(({ otherId, until, createdAt }) => ({ id: otherId, until, createdAt }));
    return { items: await presentPeople(ports)(actor, lines), nextCursor };
  };

/** Whom this member blocked, newest first; by name, so that a block can be lifted. */
export const listBlocks = listOf('BLOCK');
/** Whom this member mutes for now. */
export const listMutes = listOf('MUTE');
