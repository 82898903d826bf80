import type { UserId } from '#core/kernel/id.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { SpecializationRequest } from './specialization-request.ts';
import type { Specialization, SpecializationType } from './specialization.ts';

export interface Specializations {
  /** All of them, in the order of their types. */
  all(): Promise<readonly Specialization[]>;
  find(type: string): Promise<Specialization | null>;
  /** Writes when the stored version is `specialization.version - 1`, else fails with version.stale. */
  update(specialization: Specialization): Promise<void>;
  /** Filters: `id`, `status`, `q`. */
  list(request: ListRequest): Promise<List<Specialization>>;
}

export type SpecializationRequestRow = SpecializationRequest &
  Readonly<{ userName: string; username: string | null }>;

/** As much of an approval as a badge shows. */
export type ApprovedSpecialization = Readonly<{
  userId: UserId;
  type: SpecializationType;
  infoUrl: string | null;
  issuer: string;
  approvedAt: Date;
  expiresAt: Date | null;
  /** Of its living credential. */
  publicId: string | null;
}>;

export interface SpecializationRequests {
  /** Fails with specialization.exists while another one of the same coach and type waits; media.not_found. */
  insert(request: SpecializationRequest): Promise<void>;
  /** Holds the row until the transaction ends. */
  lock(id: SpecializationRequest['id']): Promise<SpecializationRequest | null>;
  /**
   * Writes when the stored version is `request.version - 1`, else fails with version.stale. Fails with
   * specialization.exists when another approval of the same coach and type stands; media.not_found.
   */
  update(request: SpecializationRequest): Promise<void>;
  find(id: SpecializationRequest['id']): Promise<SpecializationRequestRow | null>;
  /** All of one coach, removed ones too, newest first. */
  of(userId: UserId): Promise<readonly SpecializationRequest[]>;
  /** Approvals that stand at this instant: neither removed nor expired, in the order of their approval. */
  approvedOf(userIds: readonly UserId[], at: Date): Promise<readonly ApprovedSpecialization[]>;
  /**
   * Approvals that expire after `at` and within so many days (0: that have expired), soonest first, of which the coach
   * was not told at this or a later stage.
   */
  remindersDue(days: number, at: Date, limit: number): Promise<readonly SpecializationRequest[]>;
  /** False when the coach was told of this approval at this stage before: the claim that makes it one reminder. */
  claimReminder(id: SpecializationRequest['id'], days: number, at: Date): Promise<boolean>;
  /** Approvals of coaches who are there that stand at this instant and were never given a credential, by id. */
  withoutCredential(at: Date, limit: number): Promise<readonly SpecializationRequest[]>;
  /** Filters: `id`, `userId`, `type`, `status`, `removedAt`, `q`. */
  list(request: ListRequest): Promise<List<SpecializationRequestRow>>;
  /** The papers of this coach's requests, which stand no longer; that they were decided stays. */
  forgetAllOf(userId: UserId, at: Date): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    specializations: Specializations;
    specializationRequests: SpecializationRequests;
  }
}
