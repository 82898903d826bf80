import { actorName, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { audited } from '#core/access/audit/audit-log.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { List, ListRequest } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import { after } from '#core/kernel/time.ts';
import type { Reads, Repositories, Writes } from '#core/kernel/transaction.ts';
import type { StopSignal } from '../../wording/language-model.ts';
import { answerKinds, answerSeconds } from '../answer.ts';
import { isSiteOver, ruleEditsOf } from '../answer-basis.ts';
import type { Coach } from '../coach.ts';
import type { AiPrompt } from '../prompt.ts';
import {
  mostUnanswered,
  trialLeaseSeconds,
  type AiEvaluation,
  type EvaluationFailure,
} from '../trial/evaluation.ts';
import type { TrialCase } from '../trial/cases.ts';
import { requirePrompt } from './staff-prompts.ts';

const requireEvaluation = (found: AiEvaluation | null): AiEvaluation => {
  if (!found) throw new DomainError('ai.evaluation_not_found');
  return found;
};

export const listEvaluations =
  ({ reads }: Reads<'aiDesk'>) =>
  async (actor: Actor, request: ListRequest): Promise<List<AiEvaluation>> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    return reads.aiDesk.listEvaluations(request);
  };

export const getEvaluation =
  ({ reads }: Reads<'aiDesk'>) =>
  async (actor: Actor, id: AiEvaluation['id']): Promise<AiEvaluation> => {
    requirePermission(actor, 'ai.view', 'ai.manage');
    return requireEvaluation(await reads.aiDesk.findEvaluation(id));
  };

type Uses = Pick<Repositories, 'aiAnswers' | 'aiDesk' | 'settings'>;
type Needs = Reads<keyof Uses> &
  Writes<keyof Uses> &
  Pick<Ports, 'answerWork' | 'clock' | 'ids' | 'languageModel'> &
  Readonly<{ coach: Coach }>;

const leaseFrom = (at: Date): Date => after(at, trialLeaseSeconds * 1000);

/** Null: its last case was tried. */
type Ending = EvaluationFailure | 'STOPPED' | null;

/**
 * Stores how a RUNNING evaluation ended. A prompt stands by the last one that a model went through to its end: what was
 * stopped before says nothing of the words.
 */
export const endEvaluation = async (
  { aiDesk }: Pick<Repositories, 'aiDesk'>,
  evaluation: AiEvaluation,
  ending: Ending,
  at: Date,
): Promise<AiEvaluation> => {
  const { cases, done, passed, promptId, model } = evaluation;
  const isWhole = ending === null && cases > 0 && done === cases && passed === cases;
  const ended: AiEvaluation = {
    ...evaluation,
    status: ending === 'STOPPED' ? 'STOPPED' : isWhole ? 'PASSED' : 'FAILED',
    failure: ending === 'STOPPED' ? null : ending,
    leaseUntil: null,
    endedAt: at,
  };
  const isStored = await aiDesk.updateEvaluation(ended);
  if (!isStored || ending !== null || promptId === null || model === null) return ended;
  const { kind } = requirePrompt(await aiDesk.findPrompt(promptId));
  await aiDesk.lockPrompts(kind);
  const latest = requirePrompt(await aiDesk.findPrompt(promptId));
  await aiDesk.updatePrompt({ ...latest, evaluationId: evaluation.id });
  return ended;
};

/** One case after the other; how far it is can be read in between. What has ended elsewhere goes no further. */
const tryAll =
  ({ reads, transaction, clock }: Needs, begun: AiEvaluation, cases: readonly TrialCase[]) =>
  async (signal: StopSignal): Promise<void> => {
    const end = async (evaluation: AiEvaluation, ending: Ending): Promise<void> => {
      await transaction((repositories) => endEvaluation(repositories, evaluation, ending, clock.now()));
    };
    let evaluation = begun;
    let unanswered = 0;
    try {
      for (const run of cases) {
        if (begun.model !== null && (await isSiteOver(reads, clock.now())))
          return await end(evaluation, 'BUDGET');
        const { isPassed, failure, rejectedLines, tokens } = await run(signal);
        if (signal.aborted) return await end(evaluation, 'SERVER_STOPPED');
        const { done, passed, metrics } = evaluation;
        evaluation = {
          ...evaluation,
          done: done + 1,
          passed: passed + (isPassed ? 1 : 0),
          metrics: {
            rejectedLines: metrics.rejectedLines + rejectedLines,
            tokens: metrics.tokens + tokens,
          },
        };
        if (!(await reads.aiDesk.updateEvaluation(evaluation))) return;
        unanswered = failure === 'NO_ANSWER' || failure === 'TIMEOUT' ? unanswered + 1 : 0;
        if (unanswered === mostUnanswered) return await end(evaluation, 'NO_ANSWER');
      }
    } catch (error) {
      await end(evaluation, 'SERVER_STOPPED');
      throw error;
    }
    await end(evaluation, null);
  };

/**
 * Begins to try a prompt on every case with the model in use; without one, the rules alone, which activates nothing. It
 * goes on after the request. Fails with ai.prompt_not_found, ai.evaluation_running.
 */
export const evaluate =
  (ports: Needs) =>
  async (actor: Actor, promptId: AiPrompt['id'] | null): Promise<AiEvaluation> => {
    requirePermission(actor, 'ai.manage');
    const { reads, transaction, clock, ids, coach, languageModel, answerWork } = ports;
    const prompt = promptId === null ? null : requirePrompt(await reads.aiDesk.findPrompt(promptId));
    const model = prompt ? languageModel : null;
    const { aiCallSeconds: callSeconds } = await reads.settings.read();
    const cases = coach.trialCases({
      kinds: prompt ? [prompt.kind] : answerKinds,
      instructions: prompt?.body ?? null,
      model,
      edits: await ruleEditsOf(reads),
      callSeconds,
    });
    const at = clock.now();
    const evaluation: AiEvaluation = {
      id: ids.next(),
      promptId,
      rulesVersion: coach.rulesVersion,
      model: model?.model ?? null,
      status: 'RUNNING',
      failure: null,
      cases: cases.length,
      done: 0,
      passed: 0,
      metrics: { rejectedLines: 0, tokens: 0 },
      by: actorName(actor),
      at,
      leaseUntil: leaseFrom(at),
      endedAt: null,
    };
    await transaction(({ aiDesk }) => aiDesk.insertEvaluation(evaluation));
    answerWork.start(evaluation.id, tryAll(ports, evaluation, cases), {
      beat: () => reads.aiDesk.renewEvaluation(evaluation.id, leaseFrom(clock.now())),
      mostMs: cases.length * answerSeconds(callSeconds) * 1000,
    });
    return evaluation;
  };

/**
 * Ends the one that runs, wherever it does: its process hears of it with its next case or beat, and asks the model no more.
 * What has ended stays as it ended. Fails with ai.evaluation_not_found.
 */
export const stopEvaluation =
  ({ transaction, clock, answerWork }: Writes<'aiDesk' | 'auditLog'> & Pick<Ports, 'answerWork' | 'clock'>) =>
  async (actor: Actor, id: AiEvaluation['id']): Promise<AiEvaluation> => {
    requirePermission(actor, 'ai.manage');
    const stopped = await transaction(async (repositories) => {
      const found = requireEvaluation(await repositories.aiDesk.lockEvaluation(id));
      if (found.status !== 'RUNNING') return found;
      const at = clock.now();
      const ended = await endEvaluation(repositories, found, 'STOPPED', at);
      const { status, done, cases } = ended;
      await repositories.auditLog.append(
        audited(actor, {
          at,
          action: 'ai.stop_evaluation',
          targetType: 'ai_evaluation',
          targetId: id,
          before: { status: found.status },
          after: { status, done, cases },
          reason: null,
        }),
      );
      return ended;
    });
    answerWork.stop(id);
    return stopped;
  };
