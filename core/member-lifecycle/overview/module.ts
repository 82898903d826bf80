import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { readContentBoard } from './content-board.ts';
import { readOverview } from './overview.ts';
import { readTrends } from './trends.ts';
import { readWaitingWork } from './waiting-work.ts';

const useCases = (ports: Composition) => ({
  readOverview: readOverview(ports),
  readContentBoard: readContentBoard(ports),
  readTrends: readTrends(ports),
  readWaitingWork: readWaitingWork(ports),
});

export const overviewModule = {
  name: 'settings',
  useCases,
} as const satisfies Module;
