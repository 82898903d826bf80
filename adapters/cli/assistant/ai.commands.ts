import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Actor } from '#core/access/actor/actor.ts';
import type { Application } from '#core/application.ts';
import type { EvaluationFailure } from '#core/assistant/ai-coach/trial/evaluation.ts';
import { dayOf } from '#core/assistant/ai-coach/usage.ts';
import { after, day } from '#core/kernel/time.ts';
import type { Commands } from '../engine/commands.ts';
import type { Session } from '../engine/session.ts';
import { calendarDay, rangeOf, withPages, type PageFlags } from '../engine/values.ts';

const lookAgainMs = 250;
/** Cases between two lines of progress. */
const sayEvery = 10;
const failures: Readonly<Record<EvaluationFailure, string>> = {
  BUDGET: 'It was stopped: the tokens of the day are used up.',
  NO_ANSWER: 'It was stopped: the model does not answer.',
  SERVER_STOPPED: 'It was stopped before its end.',
};

/** One runs at a time. */
const runningOf = async ({ aiCoach }: Application, actor: Actor): Promise<string | undefined> => {
  const { rows } = await aiCoach.listEvaluations(actor, {
    sort: { field: 'at', order: 'DESC' },
    from: 0,
    to: 0,
    filter: { status: 'RUNNING' },
  });
  return rows[0]?.id;
};

/** In use, though not every case passed with this model. */
const activeUntried = async ({ aiCoach }: Application, actor: Actor) => {
  const { rows } = await aiCoach.listPrompts(actor, {
    sort: { field: 'at', order: 'DESC' },
    from: 0,
    to: 9,
    filter: { status: 'ACTIVE' },
  });
  return rows
    .filter(({ isPassed, modelInUse }) => !isPassed && modelInUse !== null)
    .map(({ id, kind, passedModel }) => ({ id, kind, passedModel }));
};

type Days = Readonly<{ from?: string; to?: string }>;

const daysOf = ({ from, to }: Days, now: Date) => ({
  from: from ?? dayOf(after(now, -29 * day)),
  to: to ?? dayOf(now),
});

const withDays = (command: Command): Command =>
  command
    .addOption(calendarDay('--from <day>', 'the first; else 30 days in all'))
    .addOption(calendarDay('--to <day>', 'the last; else today'));

const addCheck = (ai: Command, session: Session): void => {
  withDays(ai.command('check'))
    .description('who words answers, whether hotlines are due, and whether the sums of use are right')
    .action(async (options: Days) => {
      const { app, ports } = await session.application();
      const actor = await session.actor();
      const { languageModel, clock } = ports;
      const hotlines = await app.aiCoach.readHotlines(actor);
      const { differing } = await app.aiCoach.readUsage(actor, daysOf(options, clock.now()));
      const untried = await activeUntried(app, actor);
      const provider = languageModel && { host: languageModel.host, model: languageModel.model };
      session.say(
        { provider, untriedPrompts: untried, hotlinesDue: hotlines.isDue, differing },
        [
          provider ? `Model: ${provider.model} at ${provider.host}.` : 'No model: rules word every answer.',
          ...untried.map(
            ({ id, kind, passedModel }) =>
              `The instructions in use for ${kind} have ${passedModel === null ? 'not passed' : `passed with ${passedModel}, not with this model`}: ai evaluate --prompt ${id}.`,
          ),
          hotlines.isDue ? 'The hotlines have to be confirmed.' : 'The hotlines are confirmed.',
          differing.length === 0
            ? 'The sums of use are those of the answers.'
            : `Sums of use that differ from the answers: ${differing.join('; ')}.`,
        ].join('\n'),
      );
      if (differing.length > 0) session.fail();
    });
};

const addReads = (ai: Command, session: Session): void => {
  withDays(ai.command('usage'))
    .description('answers, tokens, cost and coins a day')
    .action(async (options: Days) => {
      const { app, ports } = await session.application();
      const { usage } = await app.aiCoach.readUsage(
        await session.actor(),
        daysOf(options, ports.clock.now()),
      );
      const columns = [
        'day',
        'producer',
        'model',
        'kind',
        'answers',
        'failed',
        'free',
        'tokens',
        'cost',
        'coins',
      ];
      session.list(usage, columns);
    });

  withPages(ai.command('rules'))
    .description('what the coach can say, as it is worded now')
    .option('--search <text>', 'number or words of a rule')
    .action(async ({ search, ...options }: { search?: string } & PageFlags) => {
      const { app } = await session.application();
      const { rows, ...extent } = await app.aiCoach.listRules(await session.actor(), {
        sort: { field: 'id', order: 'ASC' },
        ...rangeOf(options),
        filter: search === undefined ? {} : { q: search },
      });
      return session.page(rows, ['id', 'severity', 'weight', 'enabled', 'vi', 'en'], {
        ...extent,
        ...options,
      });
    });
};

const addSteps = (ai: Command, session: Session): void => {
  ai.command('evaluate')
    .option('--prompt <prompt>', 'its id; without one the rules are tried')
    .description('try a prompt, or the rules, on every case; it waits for the last one')
    .action(async ({ prompt = null }: { prompt?: string | null }) => {
      const { app } = await session.application();
      const actor = await session.actor();
      let evaluation = await app.aiCoach.evaluate(actor, prompt);
      let said = 0;
      while (evaluation.status === 'RUNNING') {
        await pause(lookAgainMs);
        evaluation = await app.aiCoach.getEvaluation(actor, evaluation.id);
        const { done, cases } = evaluation;
        if (done - said < sayEvery) continue;
        session.console.error(`${done} of ${cases} tried …`);
        said = done;
      }
      const { status, failure, passed, cases, done } = evaluation;
      const why =
        status === 'STOPPED' ? ' Staff stopped it.' : failure === null ? '' : ` ${failures[failure]}`;
      session.say(evaluation, `${passed} of ${cases} cases passed, ${done} were tried.${why}`);
      if (status !== 'PASSED') session.fail();
    });

  ai.command('stop-evaluation')
    .argument('[evaluation]', 'its id; else the one that runs')
    .description('stop an evaluation that runs, on whichever server; what it tried counts for nothing')
    .action(async (id: string | undefined) => {
      const { app } = await session.application();
      const actor = await session.actor();
      const wanted = id ?? (await runningOf(app, actor));
      if (wanted === undefined) return session.say({ stopped: false }, 'No evaluation is running.');
      const evaluation = await app.aiCoach.stopEvaluation(actor, wanted);
      const { status, done, cases } = evaluation;
      const isStopped = status === 'STOPPED';
      return session.say(
        { stopped: isStopped, evaluation },
        isStopped ? `Stopped after ${done} of ${cases} cases.` : `It had ended before: ${status}.`,
      );
    });

  ai.command('refund')
    .argument('<answer>', 'its id')
    .requiredOption('--reason <text>', 'the member reads it')
    .description('give the coins of an answer back, once, within 30 days')
    .action(async (id: string, { reason }: { reason: string }) => {
      const { app } = await session.application();
      const answer = await app.aiCoach.refundAnswer(await session.actor(), { id, reason });
      const { charged, userId } = answer;
      session.say({ id, userId, refunded: charged }, `${charged} Base Coin are back with ${userId}.`);
    });
};

export const commands: Commands = (program, session) => {
  const ai = program.command('ai').description('look after the AI coach');
  addCheck(ai, session);
  addReads(ai, session);
  addSteps(ai, session);
};
