import { setTimeout as pause } from 'node:timers/promises';
import { startModelEndpoint } from '#fixtures/assistant/model-endpoint.ts';
import { ask } from '../coaching/coaching-people.ts';
import { check, type Scenario } from '../engine/scenario.ts';
import type { Step } from '../engine/test-environment.ts';
import { onTwoInstances, type TwoInstances } from '../engine/two-instances.ts';
import { proMember } from './ai-coach.ts';

const name = 'A server is killed while an answer is worded';
const fee = 300;
/** What members are promised. */
const patienceMs = 90_000;
/** A provider that says nothing more is given up after ten seconds; the server has to be killed before. */
const firstSentenceMs = 8_000;

const until = async (what: string, ms: number, isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + ms;
  while (!(await isSo())) {
    check(Date.now() < deadline, `${what} did not happen within ${ms / 1000} s`);
    await pause(200);
  }
};

const play = async (environment: TwoInstances, step: Step): Promise<void> => {
  const { testServer, second } = environment;
  const { member, weekId } = await proMember(environment, 'vi');
  const { token } = member;
  const before = await testServer.baseCoin(member);
  const settings = await ask(testServer, token, ['GET', '/me/ai-settings']);
  const { version: consent } = settings['provider'] as Readonly<{ version: string }>; // there is one
  await ask(testServer, token, ['PUT', '/me/ai-settings'], { consent });

  const read = async (id: string) => ask(second, token, ['GET', `/ai/answers/${id}`]);
  const wallet = async () => ask(second, token, ['GET', '/me/wallet']);
  const id = await step('her review is being worded, its fee set aside', async () => {
    const { id: begun } = await ask(testServer, token, ['POST', '/ai/reviews'], { indicatorId: weekId });
    await until('a first sentence', firstSentenceMs, async () => {
      const { blocks } = await read(String(begun));
      return (blocks as readonly unknown[]).length > 0;
    });
    check((await wallet())['heldBaseCoin'] === fee, 'the fee is not set aside');
    return String(begun);
  });
  await step('the server is killed; within 90 seconds another one gives the coins back', async () => {
    await testServer.server.kill('SIGKILL');
    await until('the refund', patienceMs, async () => (await wallet())['baseCoin'] === before);
    const { status, failure, charged, blocks } = await read(id);
    check(status === 'FAILED' && failure === 'SERVER_STOPPED', `it is ${String(status)}, ${String(failure)}`);
    check(charged === 0 && (blocks as readonly unknown[]).length === 0, 'something of it is left');
    const { items } = await ask(second, token, ['GET', '/me/transactions?status=CANCELED']);
    check((items as readonly unknown[]).length === 1, 'the line of the statement is not canceled');
    await until('the notice', 10_000, async () => {
      const { items: notices } = await ask(second, token, ['GET', '/notifications']);
      return (notices as readonly Readonly<{ topic: string }>[]).some(({ topic }) => topic === 'ai_refunded');
    });
  });
  await step('the killed server begins again, and nothing is paid twice', async () => {
    await testServer.reopen();
    await pause(20_000);
    check((await testServer.baseCoin(member)) === before, 'the coins changed once more');
  });
};

/** The whole product, its clock and its jobs as they are: nothing is moved by hand. */
export const killedAnswers: Scenario = {
  name,
  isLong: true,
  async run(step) {
    const endpoint = await startModelEndpoint();
    endpoint.behave('STALL');
    const env = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'fake', LLM_API_KEY: 'key' };
    try {
      await onTwoInstances(name, play, env).run(step);
    } finally {
      await endpoint.close();
    }
  },
};
