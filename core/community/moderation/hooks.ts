import type { Actor } from '#core/access/actor/actor.ts';
import type { Permission } from '#core/access/actor/permission.ts';
import type { Id, Ids, UserId } from '#core/kernel/id.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { Snapshot, TargetKind } from './report.ts';

/** What was found, and whose it is. */
export type ReportSubject = Readonly<{ ownerId: UserId; snapshot: Snapshot; createdAt: Date }>;

/** Why something is hidden: its owner reads the reason. `isHeld`: it waits for a decision and nobody has looked yet. */
export type HideStep = Readonly<{
  reason: string;
  at: Date;
  ids: Ids;
  caseId: Id<'case'>;
  isHeld?: boolean;
}>;

/** One message of those around a reported one. */
export type ContextLine = Readonly<{
  id: string;
  senderId: UserId | null;
  body: string;
  at: Date;
  isReported: boolean;
}>;

/** What a module answers for the kinds it owns. A kind without `hide` can be reported and not hidden. */
export type ReportSubjects = Readonly<{
  kinds: readonly TargetKind[];
  /** To see a case of these kinds. */
  permission: Permission;
  /** To decide it and to hide; of a kind that is not named, the `update` of the same group. */
  decidePermissions?: Readonly<Partial<Record<TargetKind, Permission>>>;
  /** Null: not there, or not visible to this viewer. */
  find: (
    repositories: Repositories,
    viewer: Actor,
    kind: TargetKind,
    id: string,
  ) => Promise<ReportSubject | null>;
  /** The owner's own operation, idempotent; what is gone by now is no mistake. */
  hide?: (repositories: Repositories, kind: TargetKind, id: string, step: HideStep) => Promise<void>;
  /** Back to what it was before `hide`, held or hidden. */
  restore?: (repositories: Repositories, kind: TargetKind, id: string, at: Date) => Promise<void>;
  /** The ten before and the ten after, for MESSAGE alone: staff read no more of a chat. */
  contextOf?: (repositories: Repositories, kind: TargetKind, id: string) => Promise<readonly ContextLine[]>;
}>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    reportSubjects: ReportSubjects;
  }
}
