import type { Ports } from '#core/kernel/ports.ts';
import { exportList } from './use-cases/export-list.ts';
import { listAuditLog } from './use-cases/list-audit-log.ts';

export const auditUseCases = (ports: Ports) => ({
  listAuditLog: listAuditLog(ports),
  exportList: exportList(ports),
});
