import type { Scenario } from './scenario.ts';

export const journeys: readonly Scenario[] = [];
