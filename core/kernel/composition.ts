import type { WithHooks } from './hooks.ts';
import type { Ports } from './ports.ts';

/** What the use cases of a module are made from. */
export type Composition = Ports & WithHooks;
