import { describe, expect, it } from 'vitest';
import { after, day, minute } from '#core/kernel/time.ts';
import type { Plans } from '#core/money/level/plan.ts';
import { closedPlans, openPlans } from '#fixtures/money/plans.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPartner, aPartnerReward } from '#fixtures/money/partners.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const start = (coins = 0, plans?: Plans) => {
  const member = aUser();
  const owner = aUser({ roleId: 'partner' });
  const partner = aPartner({ ownerId: owner.id });
  const reward = aPartnerReward({ partnerId: partner.id, proof: 'CODE', code: 'AN TAM 24' });
  const testServer = openTestServer({
    ...(plans && { plans }),
    seed: {
      users: [member, owner],
      partners: [partner],
      partnerRewards: [reward],
      transfers: coins > 0 ? [aTransfer({ userId: member.id, amount: coins, coin: 'FIT_COIN' })] : [],
    },
  });
  return { testServer, member, owner, partner, reward, agent: testServer.as(member) };
};

describe('claiming a partner reward over HTTP', () => {
  it('with one key answers the same every time and pays once', async () => {
    const { agent, reward, testServer } = start();
    const claim = () =>
      agent
        .post(`/api/partner-rewards/${reward.id}/claim`)
        .set('Idempotency-Key', 'a-key')
        .send({ code: 'antam24' });
    const answers = await Promise.all(Array.from({ length: 10 }, claim));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await agent.get('/api/me/wallet')).body.baseCoin).toBe(300);
    expect(testServer.rows('partnerClaims')).toHaveLength(1);
    const another = await agent
      .post(`/api/partner-rewards/${reward.id}/claim`)
      .set('Idempotency-Key', 'a-key')
      .send({ code: 'other' });
    expect([another.status, another.body.code]).toEqual([409, 'idempotency.key_reused']);
  });

  it('refuses in the reader’s language, at the field, and without a body too', async () => {
    const { agent, reward } = start();
    const path = `/api/partner-rewards/${reward.id}/claim`;
    const wrong = await agent.post(path).set('Accept-Language', 'vi').send({ code: 'AN TAM 25' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({
      code: 'partner_reward.code_wrong',
      fields: [{ path: 'body.code' }],
      detail: expect.stringContaining('mã'),
    });
    expect((await agent.post(path)).body.code).toBe('partner_reward.code_required');
    expect((await agent.post(path).send({ code: ['AN TAM 24'] })).status).toBe(400);
    expect((await agent.post(path).send({ code: 'AN TAM 24', amount: 9 })).status).toBe(400);
    expect((await agent.get('/api/me/wallet')).body.baseCoin).toBe(0);
  });

  it('lets guesses of a code run out', async () => {
    const { agent, reward } = start();
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess++) {
      const { status } = await agent
        .post(`/api/partner-rewards/${reward.id}/claim`)
        .send({ code: `GUESS ${guess}` });
      statuses.push(status);
    }
    expect(statuses).toContain(422);
    expect(statuses.at(-1)).toBe(429);
  });

  it('shows a partner its code, members theirs never', async () => {
    const { agent, testServer, owner, reward } = start();
    const desk = await testServer.as(owner).get(`/api/admin/partner-rewards/${reward.id}`);
    expect(desk.body.code).toBe('AN TAM 24');
    const list = await agent.get('/api/partner-rewards');
    expect(list.status).toBe(200);
    expect(list.text).not.toContain('AN TAM');
    expect((await agent.get('/api/admin/partner-rewards')).status).toBe(403);
  });
});

describe('a level over HTTP', () => {
  it('is bought once with one key, and counts at once', async () => {
    const { agent } = start(2500, openPlans);
    const buy = () =>
      agent
        .post('/api/me/level')
        .set('Idempotency-Key', 'a-level')
        .send({ level: 'PRO', days: 30, priceFitCoin: 1000 });
    const answers = await Promise.all(Array.from({ length: 10 }, buy));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      level: 'PRO',
      levelExpiresAt: after(noon, 30 * day).toISOString(),
      wallet: { fitCoin: 1500 },
    });
    expect((await agent.get('/api/me')).body.level).toBe('PRO');
    const dear = await agent.post('/api/me/level').send({ level: 'PRO', days: 365, priceFitCoin: 10_000 });
    expect([dear.status, dear.body.code]).toEqual([422, 'coin.not_enough']);
    const cheap = await agent.post('/api/me/level').send({ level: 'PRO', days: 30, priceFitCoin: 1 });
    expect([cheap.status, cheap.body.code]).toEqual([409, 'level.price_changed']);
    const unknown = await agent.post('/api/me/level').send({ level: 'GOLD', days: 30, priceFitCoin: 1000 });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'level.offer_not_found']);
  });

  it('that gives nothing yet is refused in words, and waited for instead', async () => {
    const { agent } = start(2500, closedPlans);
    const buy = await agent.post('/api/me/level').send({ level: 'PRO', days: 30, priceFitCoin: 1000 });
    expect([buy.status, buy.body.code]).toEqual([409, 'level.closed']);
    expect((await agent.get('/api/me/wallet')).body.fitCoin).toBe(2500);
    expect((await agent.put('/api/me/plan-waits/PRO')).body).toEqual({ level: 'PRO', isWaiting: true });
    expect((await agent.get('/api/me/level')).body).toMatchObject({
      items: [],
      plans: [{ level: 'PRO', isForSale: false, isWaiting: true }, { level: 'PREMIUM' }],
    });
    expect((await agent.delete('/api/me/plan-waits/PRO')).body).toEqual({ level: 'PRO', isWaiting: false });
  });

  it('that has run out counts as none, before any job has noticed', async () => {
    const member = aUser({ level: 'PREMIUM', levelExpiresAt: after(noon, minute) });
    const testServer = openTestServer({ seed: { users: [member] } });
    const agent = testServer.as(member);
    const held = async () => [
      (await agent.get('/api/me')).body.level,
      (await agent.get('/api/me/level')).body.level,
    ];
    expect(await held()).toEqual(['PREMIUM', 'PREMIUM']);
    testServer.clock.forward(minute);
    expect(await held()).toEqual(['BASIC', 'BASIC']);
    expect(testServer.store.committed.table('users').get(member.id)?.level).toBe('PREMIUM');
  });

  it('whose end can go no further is refused before anything is charged, and its rows are answered', async () => {
    const levelExpiresAt = new Date('9999-12-31T23:59:59.999Z');
    const member = aUser({ level: 'PRO', levelExpiresAt });
    const clerk = aUser({ roleId: 'admin' });
    const transfers = [aTransfer({ userId: member.id, amount: 5000, coin: 'FIT_COIN' })];
    const testServer = openTestServer({ plans: openPlans, seed: { users: [member, clerk], transfers } });
    const [own, staff] = [testServer.as(member), testServer.as(clerk)];

    const { status, body } = await own.post('/api/me/level').send({ level: 'PRO', days: 30, priceFitCoin: 1000 }); // prettier-ignore
    expect([status, body.code]).toEqual([409, 'level.too_far_ahead']);
    expect((await own.get('/api/me/wallet')).body.fitCoin).toBe(5000);
    expect((await own.get('/api/me')).status).toBe(200);
    expect((await staff.get('/api/admin/users')).status).toBe(200);

    const given = (expiresAt: string) =>
      staff
        .post(`/api/admin/users/${member.id}/set-level`)
        .send({ level: 'PRO', expiresAt, reason: 'quà tặng' });
    for (const expiresAt of ['9999-12-31T00:00:00Z', '2200-01-01T00:00:00Z']) {
      const refused = await given(expiresAt);
      expect([refused.status, refused.body.fields[0].code]).toEqual([400, 'input.date_bounds']);
    }
    expect((await given('2199-12-31T00:00:00Z')).status).toBe(200);
  });

  it('of a row that nothing can describe takes no list away', async () => {
    const odd = aUser({ levelExpiresAt: new Date(Number.NaN), level: 'PRO' });
    const clerk = aUser({ roleId: 'admin' });
    const reported: string[] = [];
    const testServer = openTestServer({
      seed: { users: [odd, clerk] },
      onOddAnswer: (endpoint) => reported.push(endpoint),
    });
    const { status, body } = await testServer.as(clerk).get('/api/admin/users');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: string }) => id)).toContain(odd.id);
    expect(reported).toEqual(['list']);
  });
});
