import { requireMember, type Actor } from '#core/access/actor/actor.ts';
import type { SnapshotId } from '#core/kernel/id.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { ReviewType } from '#core/coaching/review/review.ts';
import type { AiAnswer } from '../answer.ts';
import {
  answeredUnder,
  bare,
  refuseRunning,
  requireWithinDay,
  sayByModel,
  sayByRules,
  standingOn,
  wordingOf,
  type Begun,
  type Request,
} from '../begin.ts';
import { standingOf } from '../answer-basis.ts';
import { startWording, type WorkPorts } from '../word-answer.ts';

export type CoachPorts = WorkPorts & Pick<Ports, 'languageModel' | 'sha256'>;

type Asked = Readonly<{ indicatorId: SnapshotId; type: ReviewType }> & Omit<Request, 'requestHash'>;

/**
 * A review of one's own saved week. The same key and request gives the same answer, and the same unchanged week its
 * earlier review, free. Fails with ai.indicator_not_found, ai.in_progress, ai.daily_limit, coin.not_enough,
 * idempotency.key_reused.
 */
export const requestReview =
  (ports: CoachPorts) =>
  async (actor: Actor, { indicatorId, type, ...rest }: Asked): Promise<AiAnswer> => {
    const { id: userId } = requireMember(actor);
    const { transaction, clock, ids, coach, sha256, languageModel } = ports;
    const request: Request = { ...rest, requestHash: sha256(JSON.stringify(['REVIEW', indicatorId, type])) };

    const begun = await transaction(async (repositories): Promise<Begun> => {
      const { aiAnswers } = repositories;
      await aiAnswers.lockMember(userId);
      const earlier = await answeredUnder(repositories, userId, request);
      if (earlier) return { answer: earlier, wording: null, instead: [] };
      const at = clock.now();
      const asked = {
        kind: 'REVIEW' as const,
        userId,
        snapshotId: indicatorId,
        scope: type,
        language: request.language,
        marks: [],
        isRulesOnly: false,
      };
      const standing = await standingOf(repositories, { coach, languageModel }, asked, at);
      const answer = standingOn(
        bare(request, { id: ids.next(), userId, kind: 'REVIEW', at }, coach.rulesVersion),
        standing,
        ports,
        at,
      );
      // In this order: one that runs may be done in between, and is then the same.
      const running = await aiAnswers.runningOf(userId);
      const same = await aiAnswers.sameAs(answer);
      if (same) return { answer: same, wording: null, instead: [] };
      refuseRunning(running);
      await requireWithinDay(repositories, { userId, kind: 'REVIEW', at });
      const instead = standing.reviewed.blocks;
      const step = { ids, at, isAgain: false };
      if (standing.producer === 'RULES')
        return { answer: await sayByRules(repositories, answer, instead, step), wording: null, instead };
      const wording = wordingOf(ports, answer, standing, { question: null, exchanges: [] });
      return { answer: await sayByModel(repositories, answer, step), wording, instead };
    });

    if (begun.wording) startWording(ports, begun.answer, begun.wording, begun.instead);
    return begun.answer;
  };
