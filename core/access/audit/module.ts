import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { exportList } from './use-cases/export-list.ts';
import { listAuditLog } from './use-cases/list-audit-log.ts';

const auditUseCases = (ports: Composition) => ({
  listAuditLog: listAuditLog(ports),
  exportList: exportList(ports),
});

export const auditModule = {
  name: 'audit',
  useCases: auditUseCases,
  sensitive: ['exportList'],
} as const satisfies Module;
