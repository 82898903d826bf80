import type { SnapshotId, UserId } from '#core/kernel/id.ts';
import type { List, ListRequest, Page, PageRequest } from '#core/kernel/page.ts';
import type { Block, RuleId } from '../finding/finding.ts';
import type { LanguageModel, StopSignal } from '../wording/language-model.ts';
import type {
  AiAnswer,
  AiRating,
  AnswerId,
  AnswerKind,
  Conversation,
  ConversationId,
  Persona,
} from './answer.ts';
import type { AiCare, AiConsent, ConsentKind } from './consent.ts';
import type { Hotline } from '../safety/hotlines.ts';
import type { AiPrompt, AiRuleEdit, AiUsage } from './prompt.ts';
import type { AiEvaluation } from './trial/evaluation.ts';

export type AnswerRow = AiAnswer & Readonly<{ userName: string; isShared: boolean }>;
export type RatingRow = AiRating &
  Pick<AiAnswer, 'userId' | 'kind' | 'producer'> &
  Readonly<{ userName: string }>;

export type AnswerStand = Pick<AiAnswer, 'userId' | 'status' | 'round'> & Readonly<{ said: number }>;

/** By what a review is the same as an earlier one. */
export type SameReview = Pick<
  AiAnswer,
  'userId' | 'sheetHash' | 'scope' | 'language' | 'producer' | 'promptId' | 'rulesVersion'
>;

export interface AiAnswers {
  /** One answer of a member begins at a time: waits for the others, until the transaction ends. */
  lockMember(userId: UserId): Promise<void>;
  /** Fails with idempotency.key_reused when the member's key named another one before. */
  insert(answer: AiAnswer): Promise<void>;
  find(id: AnswerId): Promise<AiAnswer | null>;
  /** Holds the row until the transaction ends. */
  lock(id: AnswerId): Promise<AiAnswer | null>;
  /** As much of it as those who follow it look at again and again; `said`: the last sentence. */
  standOf(id: AnswerId): Promise<AnswerStand | null>;
  ofKey(userId: UserId, requestKey: string): Promise<AiAnswer | null>;
  /** Stores a locked row and raises its version. */
  update(answer: AiAnswer): Promise<AiAnswer>;
  /** Without a new version: nobody sees it. False when this round runs no more. */
  renew(id: AnswerId, round: number, leaseUntil: Date): Promise<boolean>;
  /** Its owner is there. Without a new version. */
  noteReader(id: AnswerId, at: Date): Promise<void>;
  addBlocks(id: AnswerId, blocks: readonly Block[]): Promise<void>;
  deleteBlocks(id: AnswerId): Promise<void>;
  /** In their order, those after `seq`. */
  blocksAfter(id: AnswerId, seq: number): Promise<readonly Block[]>;
  /** Of several answers. */
  blocksOf(ids: readonly AnswerId[]): Promise<ReadonlyMap<AnswerId, readonly Block[]>>;
  runningOf(userId: UserId): Promise<AiAnswer | null>;
  /** The newest completed review that is the same. */
  sameAs(review: SameReview): Promise<AiAnswer | null>;
  /** Of one kind, begun from then on; cards and refusals are not counted. */
  countSince(userId: UserId, kind: AnswerKind, since: Date): Promise<number>;
  /** Tokens of answers begun from then on: a member's, or everybody's. */
  tokensSince(userId: UserId | null, since: Date): Promise<number>;
  /** Newest first. */
  reviewsOf(
    userId: UserId,
    filter: Readonly<{ snapshotId?: SnapshotId | undefined }>,
    page: PageRequest,
  ): Promise<Page<AiAnswer>>;
  /** Newest first. */
  messagesOf(conversationId: ConversationId, page: PageRequest): Promise<Page<AiAnswer>>;
  /** Reviews that were completed or stopped, newest first. */
  lastReviews(userId: UserId, limit: number): Promise<readonly AiAnswer[]>;
  /** RUNNING whose lease is over, oldest first, skipping rows another instance works on. */
  lockExpired(at: Date, limit: number): Promise<readonly AiAnswer[]>;
  /** All of a member's, oldest first. */
  allOf(userId: UserId): Promise<readonly AiAnswer[]>;
  /** Question, sheet, findings and sentences go; what it cost stays. */
  forgetWords(
    of:
      | Readonly<{ id: AnswerId }>
      | Readonly<{ conversationId: ConversationId }>
      | Readonly<{ userId: UserId }>,
  ): Promise<void>;
  /** The same for ended ones from before; answers how many, at most `limit`. */
  forgetBefore(before: Date, limit: number): Promise<number>;
  rating(id: AnswerId): Promise<AiRating | null>;
  ratingsOf(ids: readonly AnswerId[]): Promise<readonly AiRating[]>;
  rate(rating: AiRating): Promise<void>;
  /** Filters: `id`, `userId`, `kind`, `producer`, `status`, `failure`, `isShared`, `createdAt_gte/_lte`, `q`. */
  list(request: ListRequest): Promise<List<AnswerRow>>;
  findRow(id: AnswerId): Promise<AnswerRow | null>;
  /** Filters: `id`, `thumb`, `shared`, `at_gte/_lte`, `q`. */
  listRatings(request: ListRequest): Promise<List<RatingRow>>;
}

export interface AiConversations {
  insert(conversation: Conversation): Promise<void>;
  find(id: ConversationId): Promise<Conversation | null>;
  lock(id: ConversationId): Promise<Conversation | null>;
  /** Stores a locked row and raises its version. */
  update(conversation: Conversation): Promise<Conversation>;
  touch(id: ConversationId, at: Date): Promise<void>;
  delete(id: ConversationId): Promise<void>;
  deleteAllOf(userId: UserId): Promise<void>;
  /** The last used first. */
  pageOf(userId: UserId, page: PageRequest): Promise<Page<Conversation>>;
  allOf(userId: UserId): Promise<readonly Conversation[]>;
  /** Not used since; at most `limit`. */
  unusedSince(before: Date, limit: number): Promise<readonly ConversationId[]>;
}

/** What members chose and agreed to. */
export interface AiMembers {
  persona(userId: UserId): Promise<Persona>;
  setPersona(userId: UserId, persona: Persona): Promise<void>;
  consent(userId: UserId, kind: ConsentKind): Promise<AiConsent | null>;
  putConsent(consent: AiConsent): Promise<void>;
  /** Those that still hold. */
  caresOf(userId: UserId, at: Date): Promise<readonly AiCare[]>;
  putCare(care: AiCare): Promise<void>;
  dropCare(userId: UserId, mark: AiCare['mark']): Promise<void>;
  consentsOf(userId: UserId): Promise<readonly AiConsent[]>;
  forgetAllOf(userId: UserId): Promise<void>;
}

/** What staff keep: words of rules, instructions, how they did, and sums of use. */
export interface AiDesk {
  ruleEdits(): Promise<readonly AiRuleEdit[]>;
  /** Insert at version 1, else conditional on `version - 1`; fails with version.stale. Each version is kept. */
  putRuleEdit(edit: AiRuleEdit): Promise<void>;
  /** The newest first. */
  ruleVersions(ruleId: RuleId): Promise<readonly AiRuleEdit[]>;
  insertPrompt(prompt: AiPrompt): Promise<void>;
  findPrompt(id: AiPrompt['id']): Promise<AiPrompt | null>;
  activePrompt(kind: AnswerKind): Promise<AiPrompt | null>;
  /** Of one kind, whatever became of them. */
  countPrompts(kind: AnswerKind): Promise<number>;
  /** Changes of one kind's prompts wait for each other, until the transaction ends. */
  lockPrompts(kind: AnswerKind): Promise<void>;
  updatePrompt(prompt: AiPrompt): Promise<void>;
  /** Filters: `id`, `kind`, `status`. */
  listPrompts(request: ListRequest): Promise<List<AiPrompt>>;
  /** One is running at a time; fails with ai.evaluation_running. */
  insertEvaluation(evaluation: AiEvaluation): Promise<void>;
  findEvaluation(id: AiEvaluation['id']): Promise<AiEvaluation | null>;
  /** Holds the row until the transaction ends. */
  lockEvaluation(id: AiEvaluation['id']): Promise<AiEvaluation | null>;
  /** How far it is and how it ended, as long as it is RUNNING, its lease untouched unless it ended; false when it is not. */
  updateEvaluation(evaluation: AiEvaluation): Promise<boolean>;
  renewEvaluation(id: AiEvaluation['id'], leaseUntil: Date): Promise<boolean>;
  /** RUNNING whose lease is over, skipping rows another instance works on. */
  lockExpiredEvaluations(at: Date): Promise<readonly AiEvaluation[]>;
  /** Of evaluations begun from then on. */
  evaluationTokensSince(since: Date): Promise<number>;
  /** Filters: `id`, `promptId`, `status`. */
  listEvaluations(request: ListRequest): Promise<List<AiEvaluation>>;
  /** Those that are shipped, until staff confirm others. */
  hotlines(): Promise<readonly Hotline[]>;
  confirmHotlines(lines: readonly Omit<Hotline, 'confirmedAt'>[], at: Date): Promise<void>;
  /** Adds to the sums of its day; every number may be negative. */
  addUsage(usage: AiUsage): Promise<void>;
  usage(days: Readonly<{ from: string; to: string }>): Promise<readonly AiUsage[]>;
  /** Of all answers that have ended, by the same day, producer, model and kind: what the sums must be. */
  usageOfAnswers(days: Readonly<{ from: string; to: string }>): Promise<readonly AiUsage[]>;
  /** Filters: `id`, `producer`, `kind`, `day_gte/_lte`. */
  listUsage(request: ListRequest): Promise<List<AiUsage & Readonly<{ id: string }>>>;
}

/** Work that goes on after the request that began it. */
export interface AnswerWork {
  /**
   * Runs it outside the request and its transaction, and `beat` every ten seconds until it ends; a beat that answers
   * false, `stop`, or the end of its time aborts the signal.
   */
  start(
    id: string,
    work: (signal: StopSignal) => Promise<void>,
    until: Readonly<{ beat: () => Promise<boolean>; mostMs: number }>,
  ): void;
  stop(id: string): void;
}

declare module '#core/kernel/transaction.ts' {
  interface Repositories {
    aiAnswers: AiAnswers;
    aiConversations: AiConversations;
    aiMembers: AiMembers;
    aiDesk: AiDesk;
  }
}
declare module '#core/kernel/ports.ts' {
  interface Ports {
    /** Null: the platform has none, and rules word every answer. */
    readonly languageModel: LanguageModel | null;
    readonly answerWork: AnswerWork;
    /** SHA-256, hexadecimal. */
    readonly sha256: (text: string) => string;
  }
}
