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
    'report.refunded': { userId: UserId; amount: number };
  }
}
