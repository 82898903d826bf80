import type { Ports } from '#core/ports.ts';
import { listAuditLog } from './audit-log.ts';

export const auditUseCases = ({ reads }: Ports) => ({
  listAuditLog: listAuditLog(reads),
});
