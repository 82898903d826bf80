import type { Goal } from '#core/body/snapshot/snapshot.ts';
import type { UserId } from '#core/kernel/id.ts';
import type { GivenTarget, LookedAtWeek } from './rules.ts';
import type { MutedSignal } from './signal.ts';

export type SeenMember = Readonly<{ memberId: UserId; timeZone: string }>;

export interface CoachAttention {
  /** Whose weeks this coach may see then and who are still there, the latest request first. */
  membersSeen(coachId: UserId, limit: number, at: Date): Promise<readonly SeenMember[]>;
  /** Their saved weeks from this date on (`2026-08-10`), oldest first. */
  weeksOf(
    memberIds: readonly UserId[],
    from: string,
  ): Promise<readonly (LookedAtWeek & Readonly<{ userId: UserId }>)[]>;
  goalsOf(memberIds: readonly UserId[]): Promise<readonly Goal[]>;
  /** Targets of the answers this coach gave them, the oldest answer first. */
  targetsOf(
    coachId: UserId,
    memberIds: readonly UserId[],
  ): Promise<readonly (GivenTarget & Readonly<{ memberId: UserId }>)[]>;
}

export interface MutedSignals {
  /** The latest first. */
  ofCoach(coachId: UserId): Promise<readonly MutedSignal[]>;
  /** Once: what is muted already stays as it was. Fails with user.not_found. */
  put(muted: MutedSignal): Promise<void>;
  delete(muted: Omit<MutedSignal, 'mutedAt'>): Promise<void>;
  /** Forgets what this user muted, and what was muted of this user. */
  deleteAllOf(userId: UserId): Promise<void>;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    coachAttention: CoachAttention;
    mutedSignals: MutedSignals;
  }
}
