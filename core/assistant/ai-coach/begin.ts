import { DomainError } from '#core/kernel/domain-error.ts';
import type { Language } from '#core/kernel/language.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import type { AiAnswer, AnswerKind } from './answer.ts';
import { numbered } from './blocks.ts';
import type { Coach, Exchange, NewBlock, Wording } from './coach.ts';
import { chargeAtOnce, holdFee, storeEnded, type SettleUses } from './settle.ts';
import { dailyLimitsOf } from './daily-limits.ts';
import { aimOf, type Standing } from './answer-basis.ts';
import { dayBegins } from './usage.ts';
import { leaseFrom } from './word-answer.ts';

/** What a client asked, under its key. */
export type Request = Readonly<{ requestKey: string; requestHash: string; language: Language }>;

/** The answer as it was stored, and what is to be worded after the transaction; nothing for what rules have said. */
export type Begun = Readonly<{
  answer: AiAnswer;
  wording: Wording | null;
  instead: readonly NewBlock[];
}>;

type Step = Readonly<{ ids: Ports['ids']; at: Date }>;

export const bare = (
  request: Request,
  { id, userId, kind, at }: Readonly<{ id: string; userId: string; kind: AnswerKind; at: Date }>,
  rulesVersion: string,
): AiAnswer => ({
  id,
  userId,
  kind,
  conversationId: null,
  snapshotId: null,
  snapshotVersion: null,
  scope: 'ALL',
  language: request.language,
  persona: 'BALANCED',
  question: null,
  producer: 'RULES',
  status: 'RUNNING',
  outcome: 'ANSWER',
  failure: null,
  charged: 0,
  round: 1,
  holdId: null,
  requestKey: request.requestKey,
  requestHash: request.requestHash,
  sheetHash: null,
  sheet: null,
  findings: [],
  target: null,
  safety: [],
  choices: [],
  promptId: null,
  rulesVersion,
  host: null,
  model: null,
  tokensIn: 0,
  tokensOut: 0,
  estimated: false,
  costMicroUsd: 0,
  rejected: [],
  leaseUntil: null,
  readAt: at,
  createdAt: at,
  firstBlockAt: null,
  endedAt: null,
  refundedAt: null,
  version: 1,
});

/** What the week and the rules say of an answer that stands on them. */
export const standingOn = (
  answer: AiAnswer,
  standing: Standing,
  { languageModel }: Pick<Ports, 'languageModel'>,
  at: Date,
): AiAnswer => {
  const { snapshot, sheet, reviewed, persona, producer, promptId } = standing;
  const isModel = producer === 'MODEL';
  return {
    ...answer,
    snapshotId: snapshot.id,
    snapshotVersion: snapshot.version,
    scope: sheet.scope,
    persona,
    producer,
    promptId,
    sheet,
    sheetHash: sheet.hash,
    findings: reviewed.shown,
    target: answer.kind === 'REVIEW' ? aimOf(standing, at) : null,
    host: isModel ? (languageModel?.host ?? null) : null,
    model: isModel ? (languageModel?.model ?? null) : null,
  };
};

/** Free, said at once, and about no week: a card, a refusal, a question back. */
export const sayFree = async (
  uses: SettleUses,
  answer: AiAnswer,
  blocks: readonly NewBlock[],
  at: Date,
): Promise<AiAnswer> => {
  const said: AiAnswer = { ...answer, status: 'COMPLETED', firstBlockAt: at, endedAt: at };
  await uses.aiAnswers.insert(said);
  await uses.aiAnswers.addBlocks(said.id, numbered(blocks));
  return storeEnded(uses, said);
};

/** What rules say is there at once, and is charged in the same transaction. */
export const sayByRules = async (
  uses: SettleUses,
  answer: AiAnswer,
  blocks: readonly NewBlock[],
  { isAgain, ...step }: Step & Readonly<{ isAgain: boolean }>,
): Promise<AiAnswer> => {
  const charged = await chargeAtOnce(uses, answer, step);
  const { at } = step;
  const said: AiAnswer = { ...answer, status: 'COMPLETED', charged, firstBlockAt: at, endedAt: at };
  if (!isAgain) await uses.aiAnswers.insert(said);
  await uses.aiAnswers.addBlocks(said.id, numbered(blocks));
  return storeEnded(uses, said);
};

/** A model is asked outside the transaction: it is stored as RUNNING, with its fee set aside. */
export const sayByModel = async (
  uses: SettleUses,
  answer: AiAnswer,
  { isAgain, ...step }: Step & Readonly<{ isAgain: boolean }>,
): Promise<AiAnswer> => {
  const holdId = await holdFee(uses, answer, step);
  const running: AiAnswer = { ...answer, status: 'RUNNING', holdId, leaseUntil: leaseFrom(step.at) };
  if (isAgain) return uses.aiAnswers.update(running);
  await uses.aiAnswers.insert(running);
  return running;
};

/** Fails with ai.daily_limit. */
export const requireWithinDay = async (
  { aiAnswers, settings, users }: Pick<Repositories, 'aiAnswers' | 'settings' | 'users'>,
  { userId, kind, at }: Readonly<{ userId: string; kind: AnswerKind; at: Date }>,
): Promise<void> => {
  const { [kind]: max } = dailyLimitsOf(await settings.read(), await users.get(userId), at);
  if ((await aiAnswers.countSince(userId, kind, dayBegins(at))) >= max)
    throw new DomainError('ai.daily_limit', { max });
};

/** Fails with ai.in_progress. */
export const refuseRunning = (running: Pick<AiAnswer, 'id'> | null): void => {
  if (running) throw new DomainError('ai.in_progress', { answerId: running.id });
};

/** Fails with ai.in_progress. */
export const requireNoneRunning = async (
  { aiAnswers }: Pick<Repositories, 'aiAnswers'>,
  userId: string,
): Promise<void> => refuseRunning(await aiAnswers.runningOf(userId));

/** The answer that the key named before. Fails with idempotency.key_reused when it named another one. */
export const answeredUnder = async (
  { aiAnswers }: Pick<Repositories, 'aiAnswers'>,
  userId: string,
  { requestKey, requestHash }: Request,
): Promise<AiAnswer | null> => {
  const earlier = await aiAnswers.ofKey(userId, requestKey);
  if (earlier && earlier.requestHash !== requestHash) throw new DomainError('idempotency.key_reused');
  return earlier;
};

/** Meals are quoted where the week's food is spoken of, unless the screen finds something in them. */
const mealsOf = (coach: Coach, { user, snapshot, sheet }: Standing): string | null => {
  const typed = snapshot.inputs.nutrition.standardMealDay;
  const isSpokenOf = sheet.scope === 'ALL' || sheet.scope === 'NUTRITION';
  if (!typed || !isSpokenOf || sheet.limits.includes('NO_NUMBERS')) return null;
  const { class: raised, masked } = coach.screen(typed, user);
  return raised === null ? masked : null;
};

/** What a model is given of a stored answer. */
export const wordingOf = (
  { languageModel, coach }: Pick<Ports, 'languageModel'> & Readonly<{ coach: Coach }>,
  answer: Pick<AiAnswer, 'kind' | 'language'>,
  standing: Standing,
  { question, exchanges }: Readonly<{ question: string | null; exchanges: readonly Exchange[] }>,
): Wording | null =>
  languageModel === null
    ? null
    : {
        kind: answer.kind,
        model: languageModel,
        sheet: standing.sheet,
        findings: standing.reviewed.shown,
        blocks: standing.reviewed.blocks,
        language: answer.language,
        persona: standing.persona,
        question,
        exchanges,
        meals: mealsOf(coach, standing),
        instructions: standing.instructions,
        callSeconds: standing.callSeconds,
      };
