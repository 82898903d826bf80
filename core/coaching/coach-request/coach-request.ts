import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { Id, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';

/** PENDING waits for staff, COMPLETED made a coach, CANCELED was refused. */
export const coachRequestStatuses = ['PENDING', 'COMPLETED', 'CANCELED'] as const satisfies ProcessStatus[];
export type CoachRequestStatus = (typeof coachRequestStatuses)[number];

/** What staff have looked at before a member becomes a coach. Pictures of identity cards are never part of it. */
export const coachRequestChecks = [
  'LINK_OPENED',
  'IDENTITY_PLAUSIBLE',
  'EXPERIENCE_SHOWN',
  'NO_MISLEADING_HEALTH_CLAIMS',
  'NO_ID_DOCUMENTS_KEPT',
] as const;
export type CoachRequestCheck = (typeof coachRequestChecks)[number];

export type CoachRequest = Readonly<{
  id: Id<'coach-request'>;
  userId: UserId;
  /** Where the applicant's work can be seen: http or https. */
  link: string;
  /** Why they want to coach, in their own words. */
  reason: string;
  status: CoachRequestStatus;
  /** What staff had checked when they approved. */
  checklist: readonly CoachRequestCheck[];
  /** Written by staff, read by the applicant. */
  refusalReason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  createdAt: Date;
}>;

/** What is left of an application when its sender's account is gone. */
export const forgottenCoachRequest = {
  link: '',
  reason: '',
  refusalReason: null,
} as const satisfies Partial<CoachRequest>;

export const coachRequestLifecycle = stateMachine<CoachRequestStatus>()(
  {
    approve: { from: ['PENDING'], to: 'COMPLETED' },
    reject: { from: ['PENDING'], to: 'CANCELED' },
  },
  'coach_request.not_pending',
);
