import type { Language } from '#core/kernel/language.ts';
import type { Goal, Snapshot } from '#core/body/snapshot/snapshot.ts';
import type { UnitSystem } from '#core/people/account/user.ts';
import type { TargetInput } from '#core/coaching/reply/reply.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { FactSheet } from '../fact-sheet/fact.ts';
import type { Block, Finding, RuleId, Severity } from '../finding/finding.ts';
import type { TextClass } from '../safety/text-class.ts';
import type { LanguageModel, ModelUsage, StopSignal } from '../wording/language-model.ts';
import type { AnswerKind, Persona } from './answer.ts';
import type { CareMark } from '../fact-sheet/care.ts';
import type { SheetTarget } from '../fact-sheet/target-facts.ts';
import type { RuleEditIssue, RuleEdits } from '../finding/rule-edits.ts';
import type { Intent } from '../question/intents.ts';
import type { Hotline } from '../safety/hotlines.ts';
import type { OwnNames } from '../safety/own-names.ts';
import type { TrialCase } from './trial/cases.ts';

export type NewBlock = Omit<Block, 'seq'>;

export type SheetQuestion = Readonly<{
  /** Oldest first. */
  weeks: readonly Snapshot[];
  reviewedId: Snapshot['id'];
  goals: readonly Goal[];
  /** Of the AI coach's own last next step, as later weeks made it. */
  targets: readonly SheetTarget[];
  units: UnitSystem;
  scope: ReviewType;
  marks: readonly CareMark[];
  /** The member's calendar day. */
  today: string;
}>;

export type { RuleEdits };

export type ShippedRule = Readonly<{
  id: RuleId;
  vi: string;
  en: string;
  severity: Severity;
  weight: number;
  source: string;
  url: string | null;
  /** Can be worded anew, never switched off. */
  isSafety: boolean;
  /** Off until staff switch it on where its source was not compared with its original. */
  isSourceChecked: boolean;
}>;

export type Reviewed = Readonly<{
  findings: readonly Finding[];
  shown: readonly Finding[];
  blocks: readonly Block[];
  target: TargetInput | null;
}>;

export type Exchange = Readonly<{ question: string; answer: string }>;

export type Wording = Readonly<{
  kind: AnswerKind;
  model: LanguageModel;
  sheet: FactSheet;
  findings: readonly Finding[];
  /** What rules would say: it fills sections that the model left empty. */
  blocks: readonly NewBlock[];
  language: Language;
  persona: Persona;
  /** Of a chat, contacts masked. */
  question: string | null;
  /** The oldest first. */
  exchanges: readonly Exchange[];
  /** What the member named a usual day's meals, masked: data, quoted. */
  meals: string | null;
  /** Staff's own instructions, null for those that are shipped. */
  instructions: string | null;
  /** Most that one call of the model may take. */
  callSeconds: number;
}>;

export type Worded =
  | Readonly<{ kind: 'block'; block: NewBlock }>
  | Readonly<{ kind: 'rejected'; line: string; reasons: readonly string[] }>
  | Readonly<{ kind: 'end'; usage: ModelUsage }>;

export type Understood = Readonly<{
  kind: 'ANSWER' | 'CLARIFY' | 'UNKNOWN';
  blocks: readonly NewBlock[];
  /** Of buttons that ask further. */
  choices: readonly Intent[];
}>;

export type Tried = Readonly<{
  kinds: readonly AnswerKind[];
  instructions: string | null;
  /** Null: rules alone. */
  model: LanguageModel | null;
  edits: RuleEdits;
  callSeconds: number;
}>;

/** Everything that an answer says is made here; this module keeps, charges and hands it out. */
export type Coach = Readonly<{
  rulesVersion: string;
  rules: readonly ShippedRule[];
  factSheetOf(question: SheetQuestion): FactSheet;
  reviewOf(
    sheet: FactSheet,
    options: Readonly<{
      language: Language;
      /** Of the last two reviews, the newest first. */
      said: readonly (readonly RuleId[])[];
      edits: RuleEdits;
    }>,
  ): Reviewed;
  /** `masked`: without contacts, links, handles and the member's own names. */
  screen(text: string, own: OwnNames): Readonly<{ class: TextClass | null; masked: string }>;
  cardOf(
    raised: TextClass,
    options: Readonly<{ language: Language; hotlines: readonly Hotline[]; isAbroad: boolean; now: Date }>,
  ): NewBlock;
  answerQuestion(
    question: string,
    options: Readonly<{
      sheet: FactSheet;
      findings: readonly Finding[];
      language: Language;
      edits: RuleEdits;
      /** Of a button: the question is not read for one. */
      intent?: Intent | undefined;
    }>,
  ): Understood;
  /** Ends with `end`; throws `ModelError`. */
  wordWithModel(wording: Wording, signal: StopSignal): AsyncIterable<Worded>;
  /** Exactly what `wordWithModel` would send. */
  sentBy(wording: Wording): string;
  /** What is wrong with other words of a rule; empty when nothing is. */
  ruleEditIssues(id: RuleId, words: Readonly<{ vi: string; en: string }>): readonly RuleEditIssue[];
  /** What the words, or rules alone, are tried on, one after the other. */
  trialCases(tried: Tried): readonly TrialCase[];
}>;
