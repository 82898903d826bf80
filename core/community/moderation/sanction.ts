import type { UserStatus } from '#core/access/actor/actor.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { after, day } from '#core/kernel/time.ts';

export const sanctionKinds = ['HIDE', 'WARNING', 'RESTRICT', 'HOLD', 'BAN'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];
/** LIFTED: taken back by staff. ENDED: its time is over. */
export const sanctionStatuses = ['ACTIVE', 'LIFTED', 'ENDED'] as const;
export type SanctionStatus = (typeof sanctionStatuses)[number];

/** What a person reads of a decision: what happened, why, and until when. */
export type Sanction = Readonly<{
  id: Id<'sanction'>;
  userId: UserId;
  /** Null: staff changed the account's status without a case. */
  caseId: Id<'case'> | null;
  kind: SanctionKind;
  reason: string;
  until: Date | null;
  status: SanctionStatus;
  /** HOLD and BAN: what the account goes back to when no other one is left. */
  statusBefore: UserStatus | null;
  statusReasonBefore: string | null;
  /** An id, or `system`. */
  givenBy: string;
  endedBy: string | null;
  endedAt: Date | null;
  createdAt: Date;
}>;

export type AccountState = Readonly<{ status: UserStatus; statusReason: string | null }>;

const strictness = { HOLD: 1, BAN: 2 } as const;
type Shut = Sanction & Readonly<{ kind: keyof typeof strictness }>;
const isShut = (sanction: Sanction): sanction is Shut => sanction.kind === 'HOLD' || sanction.kind === 'BAN';

/** What the account would be without any sanction: what it was when the first of those in force was given. */
export const stateBeneath = (inForce: readonly Sanction[], now: AccountState): AccountState => {
  const first = inForce.find((sanction) => isShut(sanction) && sanction.statusBefore !== null);
  return first?.statusBefore
    ? { status: first.statusBefore, statusReason: first.statusReasonBefore }
    : { status: now.status, statusReason: now.statusReason };
};

/** What the account is by the sanctions in force: by the strictest, and without one what lies beneath them. */
export const stateBy = (inForce: readonly Sanction[], beneath: AccountState): AccountState => {
  const [strictest] = inForce
    .filter(isShut)
    .toSorted((one, other) => strictness[other.kind] - strictness[one.kind]);
  return strictest ? { status: strictest.kind, statusReason: strictest.reason } : beneath;
};

/** The last of the restrictions in force; null without one. */
export const restrictedUntilBy = (inForce: readonly Sanction[], at: Date): Date | null =>
  inForce.reduce<Date | null>(
    (latest, { kind, until }) =>
      kind === 'RESTRICT' && until !== null && until > at && (latest === null || until > latest)
        ? until
        : latest,
    null,
  );

export const appealDays = 30;
export const appealUntil = ({ createdAt }: Pick<Sanction, 'createdAt'>): Date =>
  after(createdAt, appealDays * day);
