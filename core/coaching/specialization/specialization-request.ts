import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import type { SpecializationType } from './specialization.ts';

/** PENDING waits for staff with its fee held, COMPLETED was approved, CANCELED was refused or withdrawn. */
export const specializationRequestStatuses = [
  'PENDING',
  'COMPLETED',
  'CANCELED',
] as const satisfies ProcessStatus[];
export type SpecializationRequestStatus = (typeof specializationRequestStatuses)[number];

export const maxEvidenceFiles = 5;

/** What staff have looked at before a badge is given. Pictures of identity cards are never part of it. */
export const specializationChecks = [
  'EVIDENCE_READABLE',
  'NAME_MATCHES',
  'ISSUER_KNOWN',
  'NUMBER_CONFIRMED',
  'DATES_VALID',
  'NO_ID_DOCUMENTS_KEPT',
] as const;
export type SpecializationCheck = (typeof specializationChecks)[number];

export type Evidence = Readonly<{
  number: string;
  issuer: string;
  /** Calendar days as printed on the certificate: YYYY-MM-DD. */
  issuedAt: string | null;
  expiresAt: string | null;
  url: string | null;
  mediaIds: readonly MediumId[];
}>;

/** What is left of it when its coach is gone. */
export const forgottenEvidence: Evidence = {
  number: '',
  issuer: '',
  issuedAt: null,
  expiresAt: null,
  url: null,
  mediaIds: [],
};

export type SpecializationRequest = Readonly<{
  id: Id<'specialization-request'>;
  userId: UserId;
  type: SpecializationType;
  evidence: Evidence;
  status: SpecializationRequestStatus;
  /** The fee set aside until staff decide. */
  holdId: Id<'hold'>;
  fee: number;
  /** What staff had checked when they approved. */
  checklist: readonly SpecializationCheck[];
  /** Said by staff, read by the coach. */
  refusalReason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  /** Deleted by its coach, or replaced by a newer approval: it shows no badge and is listed no more. */
  removedAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const specializationRequestLifecycle = stateMachine<SpecializationRequestStatus>()(
  {
    update: { from: ['PENDING'], to: 'PENDING' },
    approve: { from: ['PENDING'], to: 'COMPLETED' },
    reject: { from: ['PENDING'], to: 'CANCELED' },
    withdraw: { from: ['PENDING'], to: 'CANCELED' },
  },
  'specialization.not_pending',
);
