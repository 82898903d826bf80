import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaseSeconds } from '#core/assistant/ai-coach/answer.ts';
import { variableNames } from '#adapters/composition/config/variables.ts';
import { jobs } from '#adapters/scheduler/jobs.ts';
import { clientOf } from '../testing/ai/client.ts';
import { coins, givenBack, openAiInstances, type AiInstances } from '../testing/ai/instances.ts';

const program = fileURLToPath(new URL('../testing/ai/killable-server.ts', import.meta.url));

let here: AiInstances;
let server: ChildProcess;
let port = 0;
beforeAll(async () => {
  here = await openAiInstances();
  const inherited = Object.entries(process.env).filter(([name]) => !variableNames.includes(name));
  server = spawn(process.execPath, [program], {
    env: { ...Object.fromEntries(inherited), ...here.variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(server.stdout!, 'data')) as [Buffer]; // it is a pipe
  port = Number(said.toString());
});
afterAll(async () => {
  server.kill('SIGKILL');
  await here.close();
});

describe('a server that is killed while an answer is worded', () => {
  it('leaves no coins behind: within 90 seconds they are back, once, and the answer may be asked for again', async () => {
    here.behave('STALL');
    const { token, weekId } = await here.member();
    await here.agree(token);
    const { body: asked } = await here.review(token, weekId, { at: clientOf(port) });
    const id = String(asked['id']);
    expect(asked).toMatchObject({ status: 'RUNNING', producer: 'MODEL' });
    // A sentence has come, and another instance reads it.
    const seen = await here.first.follow(token, id, { isEnough: ({ name }) => name === 'block' });
    expect(seen.at(-1)?.name).toBe('block');
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await here.wallet(token)).toEqual({ baseCoin: coins - 300, held: 300 });

    // As long as it may be at work elsewhere, it is left alone.
    expect(await here.first.runJob('settle-ai-answers')).toEqual({ settled: 0 });
    const job = jobs.find(({ name }) => name === 'settle-ai-answers');
    expect(job?.cron).toBe('*/15 * * * * *');
    expect(leaseSeconds + 15).toBeLessThan(90);
    const later = { clockOffsetMs: (leaseSeconds + 1) * 1000 };
    const instances = [await here.open(later), await here.open(later)];
    const settled = await Promise.all(instances.map(({ runJob }) => runJob('settle-ai-answers')));
    expect(settled).toEqual(expect.arrayContaining([{ settled: 1 }, { settled: 0 }]));

    const { body: answer } = await here.first.ask(token, 'GET', `/ai/answers/${id}`);
    expect(answer).toMatchObject({
      status: 'FAILED',
      failure: 'SERVER_STOPPED',
      charged: 0,
      blocks: [],
      isRetryable: true,
    });
    expect(await here.wallet(token)).toEqual({ baseCoin: coins, held: 0 });
    expect(await here.statement(token)).toEqual(givenBack('FEE_AI_COACH'));
    expect(await here.notices(token)).toContain('ai_refunded');
    expect(await here.breaches()).toEqual([]);

    here.behave(null);
    await here.first.ask(token, 'POST', `/ai/answers/${id}/retry`);
    const again = await here.first.follow(token, id);
    expect(again.at(-1)?.data).toMatchObject({ status: 'COMPLETED', charged: 300 });
    expect(await here.wallet(token)).toEqual({ baseCoin: coins - 300, held: 0 });
    expect(await here.breaches()).toEqual([]);
  });
});
