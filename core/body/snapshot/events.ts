import type { SnapshotId, UserId } from '#core/kernel/id.ts';

declare module '#core/kernel/events.ts' {
  interface DomainEvents {
    'snapshot.saved': {
      userId: UserId;
      snapshotId: SnapshotId;
      week: string;
      isFirst: boolean;
      isUpdate: boolean;
    };
    'snapshot.reminder_due': { userId: UserId; week: string };
    /** A week that is over: how many weeks were saved in a row, and how many numbers went which way. */
    'snapshot.summary_due': { userId: UserId; week: string; streak: number; better: number; worse: number };
    'report.refunded': { userId: UserId; amount: number };
  }
}
