import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import { displayName } from '#core/access/actor/person.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import type { NamedViewing } from '../ports.ts';
import type { Viewing } from '../viewing-session.ts';

type Asked = Readonly<{ limit?: number | undefined; cursor?: string | undefined }>;

/** When staff saw the site as oneself, who it was and why: newest first. */
export const listViewings =
  ({ reads }: Reads<'viewings'>) =>
  async (actor: Actor, asked: Asked): Promise<Page<NamedViewing>> =>
    reads.viewings.pageOf(requireMember(actor).id, pageRequest(asked));

export type CurrentViewing = Pick<Viewing, 'id' | 'memberId' | 'startedAt' | 'endsAt'> &
  Readonly<{ memberName: string; staffName: string }>;

/** What the line above every screen says. Nobody but who is in a viewing has one. */
export const currentViewing =
  ({ reads }: Reads<'people' | 'viewings'>) =>
  async (actor: Actor): Promise<CurrentViewing> => {
    const { viewing: inside } = requireMember(actor);
    const viewing = inside && (await reads.viewings.find(inside.id));
    if (!viewing) throw new DomainError('viewing.not_found');
    const { id, memberId, staffId, startedAt, endsAt } = viewing;
    const [member, staff] = await Promise.all([reads.people.get(memberId), reads.people.get(staffId)]);
    return {
      id,
      memberId,
      memberName: displayName(member),
      staffName: displayName(staff),
      startedAt,
      endsAt,
    };
  };
