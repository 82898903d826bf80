import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readVietQr } from '#core/money/payment/vietqr/vietqr.ts';
import { aPayment, bankAccount, bankSettings } from '#fixtures/money/payments.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { openTestServer } from '../testing/test-server.ts';

const member = aUser({ id: 'member' });
const clerk = aUser({ id: 'clerk', roleId: 'clerk' });
const chief = aUser({ id: 'chief', roleId: 'clerk', fullname: 'Lê Thu Hà' });
const permissions = ['payment.view', 'payment.approve', 'payment.reject', 'payment.reopen', 'payment.manage'] as const; // prettier-ignore
const order = { packageId: 'package2', method: 'BANK_TRANSFER' };
const reason = 'Đối chiếu sao kê';

const seededServer = (secondApprovalFromVnd = 0) =>
  openTestServer({
    seed: {
      roles: [aRole({ id: 'clerk', permissions })],
      users: [member, clerk, chief],
      settings: { ...bankSettings, secondApprovalFromVnd },
    },
  });

describe('ordering over HTTP', () => {
  it('answers everything the checkout shows, and one key orders once', async () => {
    const { as, rows } = seededServer();
    const create = (packageId: string) =>
      as(member)
        .post('/api/payments')
        .set('Idempotency-Key', 'a-key-of-mine')
        .send({ ...order, packageId });
    const [first, second] = [await create('package2'), await create('package2')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(rows('payments')).toHaveLength(1);
    expect(first.body).toMatchObject({
      coins: 5300,
      amountVnd: 499_000,
      bankAccount,
      status: 'PENDING',
      receivedVnd: 0,
      waitingVnd: 0,
      expiresAt: '2026-11-21T05:00:00.000Z',
    });
    expect(readVietQr(first.body.vietQr)).toMatchObject({ amountVnd: 499_000, memo: first.body.code });
    for (const hidden of ['userId', 'proposal', 'version', 'opening', 'transferId', 'receiptId'])
      expect(first.body).not.toHaveProperty(hidden);

    const other = await create('package1');
    expect([other.status, other.body.code]).toEqual([409, 'idempotency.key_reused']);
    expect((await as(member).get(`/api/payments/${first.body.id}`)).body).toEqual(first.body);
    expect((await as(member).get('/api/payments')).body).toEqual({ items: [first.body], nextCursor: null });
  });

  it.each([
    [{ ...order, packageId: 'package9' }, 404, 'payment.package_not_found', 'Không tìm thấy gói coin này'],
    [{ ...order, packageId: '' }, 400, 'payment.invalid_package', 'Gói coin này không hợp lệ'],
    [{ ...order, method: 'MOMO' }, 404, 'payment.method_not_found', 'Vui lòng chọn chuyển khoản'],
    [{ ...order, amountVnd: 1 }, 400, 'input.unknown_field', ''],
    [{ packageId: 'package1' }, 400, 'input.required', ''],
    [{ ...order, packageId: ['package1'] }, 400, 'input.single_value', ''],
  ])('refuses %j in the reader’s words, and nothing is ordered', async (body, status, code, sentence) => {
    const { as, rows } = seededServer();
    const answer = await as(member).post('/api/payments').set('Accept-Language', 'vi').send(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.detail).toContain(sentence);
    expect(rows('payments')).toEqual([]);
  });

  it('takes a picture of the transfer as receipt, and prints one when it is paid', async () => {
    const { as } = seededServer();
    const { body: created } = await as(member).post('/api/payments').send(order);
    const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#0b5c49' } })
      .jpeg()
      .toBuffer();
    const upload = await as(member)
      .post('/api/media')
      .field('purpose', 'RECEIPT')
      .attach('file', picture, 'bien-lai.jpg');
    expect(upload.status).toBe(201);
    const attached = await as(member)
      .put(`/api/payments/${created.id}/receipt`)
      .send({ mediumId: upload.body.id });
    expect(attached.body.receiptUrl).toBe(upload.body.url);

    const early = await as(member).get(`/api/payments/${created.id}/receipt.pdf`);
    expect([early.status, early.body.code]).toEqual([409, 'payment.not_completed']);
    await as(clerk).post(`/api/admin/payments/${created.id}/approve`).send({ bankCode: 'FT1' });
    const printed = await as(member).get(`/api/payments/${created.id}/receipt.pdf`);
    expect(printed.status).toBe(200);
    expect(printed.headers['content-type']).toBe('application/pdf');
    expect(printed.headers['content-disposition']).toContain(`${created.code}.pdf`);
  });
});

describe('staff over HTTP', () => {
  it('settle an order step by step', async () => {
    const { as } = seededServer();
    const { body: created } = await as(member).post('/api/payments').send(order);
    const at = `/api/admin/payments/${created.id}`;
    const listed = await as(clerk)
      .get('/api/admin/payments')
      .query({ filter: `{"q":"${created.code}"}` });
    expect(listed.headers['content-range']).toBe('payments 0-0/1');
    expect(listed.body[0]).toMatchObject({
      id: created.id,
      userId: member.id,
      hasReceipt: false,
      version: 1,
    });
    expect(listed.body[0]).not.toHaveProperty('vietQr');

    const bare = await as(clerk).post(`${at}/approve`).set('Accept-Language', 'en').send({});
    expect([bare.status, bare.body.code]).toEqual([422, 'payment.bank_code_required']);
    expect(bare.body.detail).toBe('A bank code is required before approving. Enter it and approve again.');
    const written = await as(clerk).put(at).send({ version: 1, bankCode: 'FT 001' });
    expect(written.body).toMatchObject({ bankCode: 'FT 001', version: 2 });
    expect((await as(clerk).put(at).send({ version: 1, bankCode: 'FT2' })).body.code).toBe('version.stale');

    const approve = () => as(clerk).post(`${at}/approve`).set('Idempotency-Key', 'approve-once').send({});
    const [approved, again] = [await approve(), await approve()];
    expect([approved.status, approved.body.status]).toEqual([200, 'COMPLETED']);
    expect(again.body).toEqual(approved.body);
    expect((await as(clerk).post(`${at}/approve`).send({})).status).toBe(409);
    expect((await as(member).get('/api/me/wallet')).body.fitCoin).toBe(5300);

    expect((await as(clerk).post(`${at}/reverse`).send({ reason: 'x' })).status).toBe(400);
    expect((await as(clerk).post(`${at}/reverse`).send({ reason })).body).toMatchObject({
      status: 'CANCELED',
      cancelReason: 'REVERSED',
    });
    expect((await as(member).get('/api/me/wallet')).body.fitCoin).toBe(0);
    expect((await as(clerk).post(`${at}/reopen`).send({ reason })).body).toMatchObject({ opening: 2 });
    expect((await as(clerk).post(`${at}/reject`).send({ reason })).body).toMatchObject({ note: reason });
  });

  it('see who asked for a second person', async () => {
    const { as } = seededServer(499_000);
    const { body: created } = await as(member).post('/api/payments').send(order);
    const at = `/api/admin/payments/${created.id}`;
    await as(chief).post(`${at}/approve`).send({ bankCode: 'FT1' });
    const waiting = await as(clerk)
      .get('/api/admin/payments')
      .query({ filter: '{"proposalAction":"approve"}' });
    expect(waiting.body).toMatchObject([
      {
        id: created.id,
        status: 'PENDING',
        proposal: { by: 'chief', byName: 'Lê Thu Hà', bankCode: 'FT1' },
        needsSecondPerson: true,
      },
    ]);
    expect((await as(chief).post(`${at}/approve`).send({})).body.code).toBe('payment.second_person_required');
    expect((await as(clerk).post(`${at}/approve`).send({})).body.status).toBe('COMPLETED');
  });

  it.each([
    [0, false],
    [499_000, true],
    [499_001, false],
  ])('are told whether an order takes two of them: from %d on', async (from, needsSecondPerson) => {
    const { as } = seededServer(from);
    const { body: created } = await as(member).post('/api/payments').send(order);
    const { body: one } = await as(clerk).get(`/api/admin/payments/${created.id}`);
    const { body: listed } = await as(clerk).get('/api/admin/payments');
    expect([created.amountVnd, one.needsSecondPerson, listed[0].needsSecondPerson]).toEqual([
      499_000,
      needsSecondPerson,
      needsSecondPerson,
    ]);
    expect(created).not.toHaveProperty('needsSecondPerson');
  });

  it('never settle what is their own', async () => {
    const { as, store } = seededServer();
    const own = aPayment({ userId: clerk.id, id: 'own' });
    store.committed.table('payments').set(own.id, own);
    const answer = await as(clerk).post('/api/admin/payments/own/approve').send({ bankCode: 'FT1' });
    expect([answer.status, answer.body.code]).toEqual([403, 'payment.own_payment']);
    expect((await as(chief).post('/api/admin/payments/own/approve').send({ bankCode: 'FT1' })).status).toBe(
      200,
    );
  });
});
