import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { savedViewArchive } from './archive.ts';
import { savedViewErrorParams, savedViewErrors } from './errors.ts';
import { addView, changeView, removeView } from './use-cases/keep-views.ts';
import { getView, listAllViews, listViews } from './use-cases/read-views.ts';

const useCases = (ports: Composition) => ({
  listViews: listViews(ports),
  listAllViews: listAllViews(ports),
  getView: getView(ports),
  addView: addView(ports),
  changeView: changeView(ports),
  removeView: removeView(ports),
});

export const savedViewModule = {
  name: 'savedView',
  errors: savedViewErrors,
  errorParams: savedViewErrorParams,
  hooks: {
    archiveOf: savedViewArchive,
    whenMemberIsAnonymised: ({ savedViews }, userId) => savedViews.forgetAllOf(userId),
  },
  useCases,
} as const satisfies Module;
