import type { AuditLog } from './audit-log.ts';

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    auditLog: AuditLog;
  }
}
