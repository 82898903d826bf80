import { levelAt, requireMember, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { isRetryable, type AiAnswer, type AnswerId } from '../answer.ts';
import {
  requireNoneRunning,
  requireWithinDay,
  sayByModel,
  sayByRules,
  standingOn,
  wordingOf,
  type Begun,
} from '../begin.ts';
import { deliverAnswer, giveUpAnswer } from '../settle.ts';
import { standingOf } from '../answer-basis.ts';
import { negated, usageOf } from '../usage.ts';
import { requireOwnAnswer, startWording } from '../word-answer.ts';
import type { CoachPorts } from './request-review.ts';

/** Before the first sentence it is free; after it, what was said stays and is charged. What has ended stays as it is. */
export const stopAnswer =
  ({
    transaction,
    clock,
    ids,
    answerWork,
  }: Pick<CoachPorts, 'answerWork' | 'clock' | 'ids' | 'transaction'>) =>
  async (actor: Actor, id: AnswerId): Promise<AiAnswer> => {
    const { id: userId } = requireMember(actor);
    const stopped = await transaction(async (repositories) => {
      const answer = requireOwnAnswer(userId, await repositories.aiAnswers.lock(id));
      if (answer.status !== 'RUNNING') return answer;
      const step = { ids, at: clock.now() };
      return answer.firstBlockAt === null
        ? giveUpAnswer(repositories, answer, { how: 'cancel', isHeardOf: false }, step)
        : deliverAnswer(repositories, answer, 'stop', step);
    });
    answerWork.stop(id);
    return stopped;
  };

/** Asks the same once more, for its fee. Fails with ai.not_retryable, and as asking does. */
export const retryAnswer =
  (ports: CoachPorts) =>
  async (actor: Actor, id: AnswerId): Promise<AiAnswer> => {
    const { id: userId } = requireMember(actor);
    const { transaction, clock, ids, coach } = ports;
    const begun = await transaction(async (repositories): Promise<Begun> => {
      const { aiAnswers, aiDesk, users } = repositories;
      await aiAnswers.lockMember(userId);
      const before = requireOwnAnswer(userId, await aiAnswers.lock(id));
      // Asked for twice, it runs once.
      if (before.status === 'RUNNING') return { answer: before, wording: null, instead: [] };
      if (!isRetryable(before) || before.snapshotId === null)
        throw new DomainError('ai.not_retryable', { status: before.status });
      const { kind, language, question, snapshotId, scope } = before;
      const at = clock.now();
      const user = await users.get(userId);
      if (kind === 'CHAT' && levelAt(user, at) === 'BASIC') throw new DomainError('ai.pro_required');
      await requireNoneRunning(repositories, userId);
      await requireWithinDay(repositories, { userId, kind, at });
      const raised = before.safety.length > 0;
      const asked = { kind, userId, snapshotId, scope, language, marks: [], isRulesOnly: raised };
      const standing = await standingOf(repositories, ports, asked, at);
      await aiDesk.addUsage(negated(usageOf(before)));
      await aiAnswers.deleteBlocks(id);
      const again: AiAnswer = {
        ...standingOn(before, standing, ports, at),
        status: 'RUNNING',
        failure: null,
        round: before.round + 1,
        readAt: at,
        firstBlockAt: null,
        endedAt: null,
        rejected: [],
      };
      const { sheet, reviewed, edits } = standing;
      const understood =
        question === null
          ? null
          : coach.answerQuestion(question, { sheet, findings: reviewed.findings, language, edits });
      const said = understood ? understood.blocks : reviewed.blocks;
      const step = { ids, at, isAgain: true };
      if (standing.producer === 'RULES')
        return { answer: await sayByRules(repositories, again, said, step), wording: null, instead: [] };
      const masked = question === null ? null : coach.screen(question, user).masked;
      const wording = wordingOf(ports, again, standing, { question: masked, exchanges: [] });
      const instead = understood && understood.kind !== 'ANSWER' ? [] : said;
      return { answer: await sayByModel(repositories, again, step), wording, instead };
    });
    if (begun.wording) startWording(ports, begun.answer, begun.wording, begun.instead);
    return begun.answer;
  };
