import type { Anchor, NoteKind, TargetInput } from '#core/coaching/reply/reply.ts';
import type { FactId } from '../fact-sheet/fact.ts';

/** The strongest first. */
export const severities = ['STOP', 'WARN', 'IMPROVE', 'KEEP', 'INFO'] as const;
export type Severity = (typeof severities)[number];

/** `S01`, `B09`, `A-nap`. */
export type RuleId = string;

/** A rule that holds for a sheet. */
export type Finding = Readonly<{
  ruleId: RuleId;
  ruleVersion: number;
  kind: NoteKind;
  severity: Severity;
  weight: number;
  /** Of the findings of one topic the strongest is kept. */
  topic: string;
  /** The leading one first. */
  facts: readonly FactId[];
  /** Placeholder of the rule's words to the fact whose text stands there. */
  params: Readonly<Record<string, FactId>>;
  anchor: Anchor | null;
  /** What a next step drawn from it would aim at; null where its metric was not measured. */
  target: TargetInput | null;
}>;

export const blockKinds = ['GENERAL', 'BODY', 'STRENGTH', 'LIFESTYLE', 'NUTRITION', 'NEXT', 'CARD'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Which characters of a block's text print a fact; UTF-16 offsets, the end excluded. */
export type Span = Readonly<{ start: number; end: number; factId: FactId }>;

/** A sentence or two of an answer, in one language, with what it stands on. */
export type Block = Readonly<{
  seq: number;
  kind: BlockKind;
  text: string;
  spans: readonly Span[];
  facts: readonly FactId[];
  rules: readonly RuleId[];
  severity: Severity;
  anchor: Anchor | null;
}>;
