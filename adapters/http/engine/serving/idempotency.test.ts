import { describe, expect, it } from 'vitest';
import { aTransfer } from '#fixtures/money/coins.ts';
import { aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../../testing/test-server.ts';

const user = aUser();
const other = aUser();
const seed = {
  users: [user, other],
  transfers: [user, other].map(({ id }) => aTransfer({ userId: id, amount: 100, coin: 'FIT_COIN' as const })),
};

describe('a repeated request', () => {
  it('gets the first answer and moves coins once', async () => {
    const { as } = openTestServer({ seed });
    const convert = (key: string, fitCoin = 10) =>
      as(user).post('/api/me/convert').set('Idempotency-Key', key).send({ fitCoin });

    const answers = await Promise.all([convert('one'), convert('one'), convert('one')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await as(user).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 90, baseCoin: 100 });
    await convert('two');
    expect((await as(user).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 80 });
  });

  it('must be the same request', async () => {
    const { as } = openTestServer({ seed });
    const convert = (fitCoin: number) =>
      as(user).post('/api/me/convert').set('Idempotency-Key', 'one').send({ fitCoin });
    await convert(10);

    const changed = await convert(11);
    expect([changed.status, changed.body.code]).toEqual([409, 'idempotency.key_reused']);
    const elsewhere = await as(user).post('/api/rewards/VERIFY_EMAIL/claim').set('Idempotency-Key', 'one');
    expect(elsewhere.body.code).toBe('idempotency.key_reused');
  });

  it('is one person’s own: another may use the same key', async () => {
    const { as } = openTestServer({ seed });
    const convert = (who: { id: string }) =>
      as(who).post('/api/me/convert').set('Idempotency-Key', 'one').send({ fitCoin: 10 });

    expect((await convert(user)).status).toBe(200);
    expect((await convert(other)).status).toBe(200);
    expect((await as(other).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 90 });
  });

  it('may succeed after a refusal', async () => {
    const { as, app } = openTestServer({ seed });
    const convert = () =>
      as(user).post('/api/me/convert').set('Idempotency-Key', 'one').send({ fitCoin: 150 });

    expect((await convert()).body.code).toBe('coin.not_enough');
    await app.coin.grantCoins(
      { kind: 'system' },
      { userId: user.id, coin: 'FIT_COIN', amount: 100, reason: 'for the test', reference: 'grant-1' },
    );
    expect((await convert()).status).toBe(200);
  });

  it.each(['', ' ', 'with space', 'a'.repeat(201), 'ké'])('has a key that fits: not %j', async (key) => {
    const { as } = openTestServer({ seed });
    const answer = await as(user)
      .post('/api/me/convert')
      .set('Idempotency-Key', Buffer.from(key).toString('latin1'))
      .send({ fitCoin: 1 });
    expect([answer.status, answer.body.code]).toEqual([400, 'idempotency.key_invalid']);
  });
});
