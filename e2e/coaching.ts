import { paid } from './coaching-paid.ts';
import type { Scenario } from './scenario.ts';

export const coaching: readonly Scenario[] = [paid];
