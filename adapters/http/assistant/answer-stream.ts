import type { Actor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { ServerEvent } from '../engine/handlers.ts';
import type { AnswerEventName } from './contract/ai-views.ts';

/**
 * Whichever instance words an answer, what it has said stands in the database: each stream reads it from there, so
 * that any of them can be followed anywhere and taken up again.
 */
const lookEveryMs = 250;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Its owner is there: said this often. */
const noteEveryMs = 5_000;

type Follows = Readonly<{ aiCoach: Pick<Application['aiCoach'], 'followAnswer'> }>;

const event = (name: AnswerEventName, data: unknown, id?: string): ServerEvent =>
  id === undefined ? { name, data } : { name, data, id };

/** `3.12`: of the third round the twelfth. A plain number is of the first. */
const placeOf = (lastEventId: string | null): Readonly<{ round: number; seq: number }> => {
  const [, round, seq] = /^(?:(\d{1,6})\.)?(\d{1,6})$/.exec(lastEventId ?? '') ?? [];
  return { round: Number(round ?? 1), seq: Number(seq ?? 0) };
};

/** From what was seen last to the end. Fails with ai.answer_not_found before the first event. */
export async function* answerStream(
  { aiCoach }: Follows,
  actor: Actor,
  id: string,
  lastEventId: string | null,
  lookMs = lookEveryMs,
): AsyncGenerator<ServerEvent> {
  let seen = placeOf(lastEventId);
  let isFirst = true;
  let isWording = false;
  let notedAt = 0;
  for (;;) {
    const isNoted = performance.now() - notedAt >= noteEveryMs || isFirst;
    if (isNoted) notedAt = performance.now();
    const progress = await aiCoach.followAnswer(actor, { id, seen, isNoted, isFirst });
    if (progress === null) {
      await pause(lookMs);
      continue;
    }
    const { answer, blocks, wallet } = progress;
    if (isFirst) yield event('answer', { ...answer, blocks: [] });
    // A place in a round that is void is no place: what was shown is taken back.
    if (seen.round !== answer.round && (!isFirst || seen.seq > 0))
      yield event('reset', { round: answer.round });
    if (seen.round !== answer.round) seen = { round: answer.round, seq: 0 };
    const isRunning = answer.status === 'RUNNING';
    if (isRunning && isFirst) yield event('step', { step: 'READING' });
    isFirst = false;
    for (const block of blocks) {
      if (isRunning && !isWording) yield event('step', { step: 'WORDING' });
      isWording = true;
      yield event('block', block, `${answer.round}.${block.seq}`);
      seen = { round: answer.round, seq: block.seq };
    }
    if (!isRunning) {
      const { status, outcome, charged, failure } = answer;
      const code = status === 'FAILED' ? 'ai.cannot_get_messages' : null;
      yield event('end', { status, outcome, charged, wallet, failure, code });
      return;
    }
    await pause(lookMs);
  }
}
