import type { Block } from '../finding/finding.ts';
import type { NewBlock } from './coach.ts';

/** From 1, in their order. */
export const numbered = (blocks: readonly NewBlock[], from = 1): readonly Block[] =>
  blocks.map((block, index) => ({ ...block, seq: from + index }));

/** A line that is no card: a refusal, or that the rules do not understand. */
export const plainBlock = (text: string): NewBlock => ({
  kind: 'GENERAL',
  text,
  spans: [],
  facts: [],
  rules: [],
  severity: 'INFO',
  anchor: null,
});
