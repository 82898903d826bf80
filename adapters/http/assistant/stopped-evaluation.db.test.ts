import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminRoleId } from '#core/access/role/role.ts';
import { openAiInstances, type AiInstances } from '../testing/ai/instances.ts';

let here: AiInstances;
let other: AiInstances['first'];
beforeAll(async () => {
  here = await openAiInstances();
  other = await here.open();
});
afterAll(() => here.close());

/** Longer than a case takes, and shorter than the cases that are left. */
const aWhile = 1000;

describe('an evaluation', () => {
  it('that runs at one instance is stopped at another: its model is asked no more', async () => {
    const { token } = await here.member({ roleId: adminRoleId });
    const { first } = here;
    const { body: prompt } = await first.ask(token, 'POST', '/admin/ai-prompts', {
      body: { kind: 'CHAT', body: 'Ngắn gọn.' },
    });
    const begun = await first.ask(token, 'POST', '/admin/ai-evaluations', {
      body: { promptId: prompt['id'] },
    });
    expect([begun.status, begun.body['status']]).toEqual([201, 'RUNNING']);
    const path = `/admin/ai-evaluations/${String(begun.body['id'])}`;
    const look = async () => (await other.ask(token, 'GET', path)).body;
    while (Number((await look())['done']) === 0) await pause(5);
    const stopped = await other.ask(token, 'POST', `${path}/stop`);
    expect([stopped.status, stopped.body]).toMatchObject([200, { status: 'STOPPED', failure: null }]);
    const { done, cases } = stopped.body;
    expect(Number(done)).toBeLessThan(Number(cases));
    // The case it was at may still be asked about.
    const heard = here.endpoint.heard.length;
    await pause(aWhile);
    const later = here.endpoint.heard.length;
    expect(later - heard).toBeLessThanOrEqual(1);
    await pause(aWhile);
    expect(here.endpoint.heard.length).toBe(later);
    expect(await look()).toEqual(stopped.body);
    expect((await first.ask(token, 'POST', `${path}/stop`)).body).toEqual(stopped.body);
    const { body: words } = await first.ask(token, 'GET', `/admin/ai-prompts/${String(prompt['id'])}`);
    expect(words).toMatchObject({ evaluationId: null, isPassed: false });
    // Its lease holds nobody up: another one begins at once, on the other instance.
    const next = await other.ask(token, 'POST', '/admin/ai-evaluations', { body: { promptId: null } });
    expect(next.status).toBe(201);
  });
});
