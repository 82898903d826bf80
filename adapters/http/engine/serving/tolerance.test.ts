import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { specializationChecks } from '#core/coaching/specialization/specialization-request.ts';
import { aPushSubscription } from '#fixtures/platform/announcements.ts';
import { aProduct } from '#fixtures/money/catalog.ts';
import { evidenceInput } from '#fixtures/coaching/specializations.ts';
import { aReply, seedFor, thisWeek } from '../../testing/filled-server.ts';
import { tokens } from '#adapters/composition/container.ts';
import { openTestServer } from '../../testing/test-server.ts';

const owner = { id: 'owner' };
const coach = { id: 'coach' };
const clerk = { id: 'staff-with' };
const start = () => openTestServer({ seed: seedFor([], permissions) });
type Method = 'put' | 'patch' | 'post';

/** Every edit of a versioned resource: by whom, where, and what is sent beside the version. */
const edits: readonly (readonly [{ id: string }, Method, string, object])[] = [
  [owner, 'patch', '/me', { about: 'Chạy bộ' }],
  [owner, 'patch', `/indicators/${thisWeek.id}`, { body: { weight: 61 } }],
  [owner, 'put', '/indicators/draft', { inputs: { body: { weight: 60 } }, step: 1 }],
  [coach, 'put', '/me/coach-settings', { reviewPrice: 0 }],
  [coach, 'put', '/reviews/waiting-review/draft', aReply],
  [coach, 'post', '/reviews/answered-review/update', aReply],
  [coach, 'patch', '/specialization-requests/a-request', { evidence: evidenceInput() }],
  [clerk, 'put', '/admin/users/owner', { about: 'x' }],
  [clerk, 'put', '/admin/roles/spare', { description: 'x' }],
  [clerk, 'put', '/admin/payments/unpaid', { bankCode: 'FT2' }],
  [clerk, 'put', '/admin/products/a-product', { priceFitCoin: 70 }],
  [clerk, 'put', '/admin/partners/a-partner', { name: 'Khác' }],
  [clerk, 'put', '/admin/partner-rewards/a-reward', { amount: 6 }],
  [clerk, 'put', '/admin/specializations/CPT', { status: 'INACTIVE' }],
  [clerk, 'put', '/admin/settings/site', { vndPerUsd: 25_000 }],
];

describe('an edit', () => {
  it.each(edits)(
    'by %o with %s %s may leave out its version, and the audit log says so',
    async (by, method, path, body) => {
      const testServer = start();
      const answer = await testServer.as(by)[method](`/api${path}`).send(body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const unchecked = testServer.store.committed
        .table('auditLog')
        .all()
        .filter(({ action }) => action === 'edit.without_version');
      expect(unchecked).toMatchObject([{ actor: by.id }]);
    },
  );

  it.each(edits)('by %o with %s %s of another version is refused', async (by, method, path, body) => {
    const testServer = start();
    const answer = await testServer
      .as(by)
      [method](`/api${path}`)
      .send({ ...body, version: 9999 });
    expect([answer.status, answer.body.code]).toEqual([409, 'version.stale']);
    expect(testServer.store.committed.table('auditLog').all()).toEqual([]);
  });

  it.each([
    [
      'put',
      '/admin/email-templates/welcome',
      { vi: { subject: 'A', body: 'A' }, en: { subject: 'A', body: 'A' } },
    ],
    ['post', '/admin/specialization-requests/a-request/approve', { checklist: specializationChecks }],
  ] as const)(
    'with %s %s must name its version: what was read is what counts',
    async (method, path, body) => {
      const answer = await start().as(clerk)[method](`/api${path}`).send(body);
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toMatchObject([{ path: 'body.version', code: 'input.required' }]);
    },
  );
});

describe('a deletion', () => {
  it('needs no body: of a specialization request', async () => {
    const answer = await start().as(coach).delete('/api/specialization-requests/a-request');
    expect(answer.status).toBe(200);
  });

  it('needs no body: of the push subscriptions of this sign-in', async () => {
    const [mine, other] = ['mine', 'other'].map((sessionId) =>
      aPushSubscription({ userId: owner.id, sessionId, endpoint: `https://push.example/${sessionId}` }),
    );
    const testServer = start();
    const agent = testServer.as(owner);
    const { id: sessionId } = testServer.store.committed.table('sessions').all().at(-1) ?? {}; // the agent's, opened last
    const { pushSubscriptions } = testServer.container.get(tokens.reads);
    if (!mine || !other || sessionId === undefined) throw new Error('They are all there');
    await pushSubscriptions.put({ ...mine, sessionId });
    await pushSubscriptions.put(other);
    expect((await agent.delete('/api/me/push-subscription')).status).toBe(200);
    expect(testServer.store.committed.table('pushSubscriptions').all()).toMatchObject([
      { sessionId: 'other' },
    ]);
  });
});

describe('an order', () => {
  const place = (stock: number | null) => {
    const product = aProduct({ id: 'p', priceFitCoin: 5, stock });
    const seed = seedFor([], permissions);
    const testServer = openTestServer({ seed: { ...seed, products: [...(seed.products ?? []), product] } });
    return testServer.as(owner).post('/api/orders').send({ productId: 'p', quantity: 1, unitPrice: 5 });
  };

  it('of digital goods, which never run out, needs no address', async () => {
    const answer = await place(null);
    expect(answer.status).toBe(201);
    expect(answer.body.order.delivery).toEqual({ name: '', phone: '', address: '', note: '' });
  });

  it('of anything else names the address that is missing', async () => {
    const answer = await place(3);
    expect(answer.body).toMatchObject({
      status: 400,
      fields: [{ path: 'body.delivery', code: 'input.required' }],
    });
  });
});

it('a request to a coach who asks nothing leaves out the form', async () => {
  const asked = { coachId: 'second-coach', indicatorId: thisWeek.id, type: 'ALL', answers: [] };
  expect((await start().as(owner).post('/api/reviews').send(asked)).status).toBe(201);
});
