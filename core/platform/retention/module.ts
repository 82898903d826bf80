import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { retentionErrorParams, retentionErrors } from './errors.ts';
import { deleteExpiredRows } from './use-cases/delete-expired-rows.ts';
import { changeRetention, listRetention, previewRetention } from './use-cases/retention-terms.ts';

const useCases = (ports: Composition) => ({
  deleteExpiredRows: deleteExpiredRows(ports),
  listRetention: listRetention(ports),
  previewRetention: previewRetention(ports),
  changeRetention: changeRetention(ports),
});

export const retentionModule = {
  name: 'settings',
  errors: retentionErrors,
  errorParams: retentionErrorParams,
  useCases,
  sensitive: ['changeRetention'],
} as const satisfies Module;
