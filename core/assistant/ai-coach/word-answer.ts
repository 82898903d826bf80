import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { ModelError, type ModelUsage, type StopSignal } from '../wording/language-model.ts';
import {
  answerSeconds,
  leaseSeconds,
  readerSeconds,
  type AiAnswer,
  type AnswerFailure,
  type AnswerId,
} from './answer.ts';
import { numbered } from './blocks.ts';
import type { Coach, NewBlock, Wording, Worded } from './coach.ts';
import { deliverAnswer, giveUpAnswer } from './settle.ts';
import { costOf } from './usage.ts';

export type WorkPorts = Pick<Ports, 'answerWork' | 'clock' | 'ids' | 'reads' | 'transaction'> &
  Readonly<{ coach: Coach }>;

/** One round of one answer. */
type Round = Readonly<{ id: AnswerId; round: number }>;

export const leaseFrom = (at: Date): Date => after(at, leaseSeconds * 1000);

/** More than so many are not kept: they are read by staff who judge a prompt. */
const mostRejected = 40;

const isOn = (answer: AiAnswer | null, { round }: Round): answer is AiAnswer =>
  answer?.status === 'RUNNING' && answer.round === round;

/** Stores one sentence; false when the round is over. */
const keepBlock =
  ({ transaction, clock }: WorkPorts, asked: Round) =>
  (block: NewBlock, seq: number): Promise<boolean> =>
    transaction(async ({ aiAnswers }) => {
      const answer = await aiAnswers.lock(asked.id);
      if (!isOn(answer, asked)) return false;
      await aiAnswers.addBlocks(asked.id, numbered([block], seq));
      if (answer.firstBlockAt === null) await aiAnswers.update({ ...answer, firstBlockAt: clock.now() });
      return true;
    });

type Rejected = { line: string; reasons: readonly string[] }[];
type ModelResult = Readonly<{ usage: ModelUsage | null; rejected: Rejected }>;

const withUsage = async (
  { settings }: Pick<Repositories, 'settings'>,
  answer: AiAnswer,
  { usage, rejected }: ModelResult,
): Promise<AiAnswer> => {
  const used = usage ?? { tokensIn: 0, tokensOut: 0, isEstimated: false };
  return {
    ...answer,
    tokensIn: answer.tokensIn + used.tokensIn,
    tokensOut: answer.tokensOut + used.tokensOut,
    estimated: answer.estimated || used.isEstimated,
    costMicroUsd: answer.costMicroUsd + costOf(await settings.read(), used),
    rejected: rejected.slice(0, mostRejected),
  };
};

const complete = (ports: WorkPorts, asked: Round, result: ModelResult): Promise<void> =>
  ports.transaction(async (repositories) => {
    const answer = await repositories.aiAnswers.lock(asked.id);
    if (!isOn(answer, asked)) return;
    const spent = await withUsage(repositories, answer, result);
    await deliverAnswer(repositories, spent, 'complete', { ids: ports.ids, at: ports.clock.now() });
  });

const fail = (
  ports: WorkPorts,
  asked: Round,
  failure: AnswerFailure,
  result: ModelResult,
  instead: readonly NewBlock[],
): Promise<void> =>
  ports.transaction(async (repositories) => {
    const answer = await repositories.aiAnswers.lock(asked.id);
    if (!isOn(answer, asked)) return;
    const spent = await withUsage(repositories, answer, result);
    await giveUpAnswer(
      repositories,
      spent,
      { how: 'fail', failure, instead },
      { ids: ports.ids, at: ports.clock.now() },
    );
  });

const failureOf = (error: unknown): AnswerFailure =>
  error instanceof ModelError ? error.failure : 'SERVER_STOPPED';

const mostMsOf = ({ callSeconds }: Wording): number => answerSeconds(callSeconds) * 1000;

/** Hands each sentence on as soon as it is kept. Whatever happens, the round ends here. */
const word =
  (ports: WorkPorts, asked: Round, wording: Wording, instead: readonly NewBlock[]) =>
  async (signal: StopSignal): Promise<void> => {
    const keep = keepBlock(ports, asked);
    const end = after(ports.clock.now(), mostMsOf(wording));
    const stopped = (): AnswerFailure => (ports.clock.now() >= end ? 'TIMEOUT' : 'SERVER_STOPPED');
    const rejected: Rejected = [];
    let usage: ModelUsage | null = null;
    let seq = 0;
    const take = async (part: Worded): Promise<boolean> => {
      if (part.kind === 'rejected') rejected.push({ line: part.line, reasons: part.reasons });
      if (part.kind === 'end') usage = part.usage;
      return part.kind !== 'block' || keep(part.block, ++seq);
    };
    try {
      for await (const part of ports.coach.wordWithModel(wording, signal)) if (!(await take(part))) return;
    } catch (error) {
      await fail(ports, asked, signal.aborted ? stopped() : failureOf(error), { usage, rejected }, instead);
      return;
    }
    // The server stops, or the time is up: what was said so far is no answer. What its owner stopped has ended already.
    if (signal.aborted) await fail(ports, asked, stopped(), { usage, rejected }, instead);
    else if (usage === null || seq === 0)
      await fail(ports, asked, usage === null ? 'CUT' : 'EMPTY', { usage, rejected }, instead);
    else await complete(ports, asked, { usage, rejected });
  };

/** Its owner has gone and did not come back: nobody pays for what nobody reads. */
const isAbandoned = ({ readAt, createdAt }: AiAnswer, at: Date): boolean =>
  after(readAt ?? createdAt, readerSeconds * 1000) < at;

const beat =
  ({ reads, transaction, clock, ids }: WorkPorts, asked: Round) =>
  async (): Promise<boolean> => {
    const at = clock.now();
    const answer = await reads.aiAnswers.find(asked.id);
    if (!isOn(answer, asked)) return false;
    if (!isAbandoned(answer, at)) return reads.aiAnswers.renew(asked.id, asked.round, leaseFrom(at));
    await transaction(async (repositories) => {
      const locked = await repositories.aiAnswers.lock(asked.id);
      if (!isOn(locked, asked) || !isAbandoned(locked, at)) return;
      await giveUpAnswer(repositories, locked, { how: 'cancel' }, { ids, at });
    });
    return false;
  };

/** Begins to word a stored RUNNING answer, apart from the request that asked for it. */
export const startWording = (
  ports: WorkPorts,
  answer: Pick<AiAnswer, 'id' | 'round'>,
  wording: Wording,
  /** What rules say when the model fails; empty where they can't. */
  instead: readonly NewBlock[],
): void =>
  ports.answerWork.start(answer.id, word(ports, answer, wording, instead), {
    beat: beat(ports, answer),
    mostMs: mostMsOf(wording),
  });

/** To everybody but its owner it is not there. */
export const requireOwnAnswer = (userId: string, answer: AiAnswer | null): AiAnswer => {
  if (answer?.userId !== userId) throw new DomainError('ai.answer_not_found');
  return answer;
};
