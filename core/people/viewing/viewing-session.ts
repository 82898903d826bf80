import { aiUserId, superUserId, type Id, type UserId } from '#core/kernel/id.ts';
import { DomainError, fieldError } from '#core/kernel/domain-error.ts';
import { cleanProse } from '#core/kernel/text/visible-text.ts';
import { textProblem } from '#core/kernel/text/text-problem.ts';
import { after, minute } from '#core/kernel/time.ts';
import { mayHoldStaffRights, type UserActor, type UserStatus } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';

export type ViewingId = Id<'viewing'>;

/** A person of the staff sees the member web as one member sees it: for half an hour, and without changing anything. */
export type Viewing = Readonly<{
  id: ViewingId;
  staffId: UserId;
  memberId: UserId;
  /** For the member to read. */
  reason: string;
  startedAt: Date;
  /** It is over then, whatever happens. */
  endsAt: Date;
  /** When it was left, or found to be over; null: not yet. */
  endedAt: Date | null;
}>;

export const viewingLasts = 30 * minute;
export const viewingReason = { leastLetters: 10, max: 500 } as const;

export const viewingEnd = (at: Date): Date => after(at, viewingLasts);

export const isOpen = ({ endsAt, endedAt }: Pick<Viewing, 'endsAt' | 'endedAt'>, at: Date): boolean =>
  endedAt === null && endsAt > at;

const letters = /\p{L}/gu;

/** The member reads it: a few signs to fill the field are no reason. */
export const cleanViewingReason = (typed: string): string => {
  const reason = cleanProse(typed);
  const { leastLetters, max } = viewingReason;
  if ((reason.match(letters)?.length ?? 0) < leastLetters)
    throw fieldError('body.reason', 'input.min_length', { length: leastLetters });
  if (reason.length > max) throw fieldError('body.reason', 'input.max_length', { length: max });
  const problem = textProblem(reason, 'prose');
  if (problem) throw fieldError('body.reason', problem.code, problem.params);
  return reason;
};

/** Whom one wants to see as, with what that account may do. */
export type Viewed = Readonly<{ id: UserId; status: UserStatus; permissions: readonly Permission[] }>;

/**
 * Members alone can be seen as: with a colleague's account one would see what that colleague's rights open, and an
 * account that is closed shows nothing. Fails with viewing.own_account, viewing.staff_account,
 * viewing.account_closed.
 */
export const requireViewable = ({ id: staffId }: Pick<UserActor, 'id'>, viewed: Viewed): void => {
  const { id, status, permissions } = viewed;
  if (id === staffId) throw new DomainError('viewing.own_account');
  if (id === superUserId || id === aiUserId || mayHoldStaffRights(id, permissions))
    throw new DomainError('viewing.staff_account');
  if (status !== 'ACTIVE') throw new DomainError('viewing.account_closed');
};
