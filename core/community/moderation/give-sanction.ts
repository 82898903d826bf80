import { requirePerson } from '#core/access/actor/ai-user.ts';
import { actorName, type Actor } from '#core/access/actor/actor.ts';
import type { WithHooks } from '#core/kernel/hooks.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { changeByStaff } from '#core/people/account/staff-changes.ts';
import { setStatus } from '#core/people/account/use-cases/set-status.ts';
import { isGone } from '#core/people/account/user.ts';
import type { Case } from './case.ts';
import { restrictedUntilBy, stateBeneath, stateBy, type Sanction, type SanctionKind } from './sanction.ts';

export type SanctionPorts = Pick<Ports, 'reads' | 'transaction' | 'clock' | 'ids'> &
  WithHooks<'reportSubjects' | 'whenMemberLeaves' | 'whenMemberMayNotAct'>;

/** Writes the restriction that the sanctions in force ask for; the next request of the person is judged by it. */
const writeRestriction = async (
  repositories: Repositories,
  actor: Actor,
  { userId, at, reason }: Readonly<{ userId: UserId; at: Date; reason: string }>,
): Promise<void> => {
  const user = await repositories.users.get(userId);
  const until = restrictedUntilBy(await repositories.sanctions.lockActiveOf(userId), at);
  if (user.anonymisedAt !== null || user.restrictedUntil?.getTime() === until?.getTime()) return;
  await changeByStaff(repositories, actor, {
    action: 'user.restrict',
    id: userId,
    at,
    reason,
    change: () => ({ restrictedUntil: until }),
  });
};

type Wanted = Readonly<{
  userId: UserId;
  caseId: Case['id'] | null;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
}>;

/** What a decision does to a person; hiding itself is the owner module's. The transaction is the caller's. */
export const giveSanction =
  (ports: SanctionPorts) =>
  async (repositories: Repositories, actor: Actor, wanted: Wanted): Promise<Sanction> => {
    const { sanctions, users, events } = repositories;
    const { userId, kind, reason } = wanted;
    requirePerson(userId);
    const at = ports.clock.now();
    const user = await users.lock(userId);
    if (kind !== 'HIDE' && isGone(user)) throw new DomainError('user.not_found');
    const inForce = await sanctions.lockActiveOf(userId);
    const beneath = stateBeneath(inForce, user);
    const isShut = kind === 'HOLD' || kind === 'BAN';
    const sanction: Sanction = {
      ...wanted,
      id: ports.ids.next(),
      status: 'ACTIVE',
      statusBefore: isShut ? beneath.status : null,
      statusReasonBefore: isShut ? beneath.statusReason : null,
      givenBy: actorName(actor),
      endedBy: null,
      endedAt: null,
      createdAt: at,
    };
    await sanctions.insert(sanction);
    if (kind === 'RESTRICT') await writeRestriction(repositories, actor, { userId, at, reason });
    if (isShut) {
      const next = stateBy([...inForce, sanction], beneath);
      if (next.status !== user.status)
        await setStatus(ports)(actor, {
          id: userId,
          status: next.status,
          reason: next.statusReason ?? reason,
        });
    }
    await events.append({ type: 'sanction.given', sanctionId: sanction.id, userId, kind });
    return sanction;
  };

type Ending = Readonly<{ by: 'staff' | 'appeal' | 'time'; reason: string }>;

/** Undoes what a sanction did: status, restriction and hidden content are what they would be without it. */
export const endSanction =
  (ports: SanctionPorts) =>
  async (
    repositories: Repositories,
    actor: Actor,
    sanction: Sanction,
    { by, reason }: Ending,
  ): Promise<void> => {
    const { sanctions, users, cases, events } = repositories;
    const { userId, kind } = sanction;
    const at = ports.clock.now();
    const user = await users.lock(userId);
    const inForce = await sanctions.lockActiveOf(userId);
    const beneath = stateBeneath(inForce, user);
    await sanctions.update({
      ...sanction,
      status: by === 'time' ? 'ENDED' : 'LIFTED',
      endedBy: actorName(actor),
      endedAt: at,
    });
    const left = inForce.filter(({ id }) => id !== sanction.id);
    if (kind === 'RESTRICT') await writeRestriction(repositories, actor, { userId, at, reason });
    // What staff did to the account by hand meanwhile is not undone here.
    if ((kind === 'HOLD' || kind === 'BAN') && user.status === stateBy(inForce, beneath).status) {
      const { status, statusReason } = stateBy(left, beneath);
      if (status !== user.status || statusReason !== user.statusReason)
        await setStatus(ports)(actor, { id: userId, status, reason: statusReason ?? reason });
    }
    if (kind === 'HIDE' && sanction.caseId !== null) {
      const about = await cases.lock(sanction.caseId);
      const subjects = ports.hooks.reportSubjects.find(
        ({ kinds }) => about && kinds.includes(about.targetKind),
      );
      if (about) await subjects?.restore?.(repositories, about.targetKind, about.targetId, at);
    }
    await events.append({ type: 'sanction.ended', sanctionId: sanction.id, userId, kind, by });
  };
