import type { Block } from '../finding/finding.ts';
import type { NewBlock } from './coach.ts';

/** From 1, in their order. */
export const numbered = (blocks: readonly NewBlock[], from = 1): readonly Block[] =>
  blocks.map((block, index) => ({ ...block, seq: from + index }));
