import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { viewingArchive } from './archive.ts';
import { viewingErrors } from './errors.ts';
import { endOverdueViewings, endViewing } from './use-cases/end-viewing.ts';
import { currentViewing, listViewings } from './use-cases/read-viewings.ts';
import { startViewing } from './use-cases/start-viewing.ts';
import { viewedActor } from './use-cases/viewed-actor.ts';

const useCases = (ports: Composition) => ({
  startViewing: startViewing(ports),
  endViewing: endViewing(ports),
  endOverdueViewings: endOverdueViewings(ports),
  viewedActor: viewedActor(ports),
  currentViewing: currentViewing(ports),
  listViewings: listViewings(ports),
});

export const viewingModule = {
  name: 'viewing',
  errors: viewingErrors,
  hooks: {
    archiveOf: viewingArchive,
    whenMemberIsAnonymised: ({ viewings }, userId) => viewings.deleteAllOf(userId),
  },
  useCases,
  sensitive: ['startViewing'],
} as const satisfies Module;
