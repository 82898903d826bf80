import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { deleteExpiredRows } from './use-cases/delete-expired-rows.ts';

const useCases = (ports: Composition) => ({
  deleteExpiredRows: deleteExpiredRows(ports),
});

export const retentionModule = {
  name: 'settings',
  useCases,
} as const satisfies Module;
