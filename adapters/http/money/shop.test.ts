import { describe, expect, it } from 'vitest';
import { aDelivery, aProduct } from '#fixtures/money/catalog.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { pdfPages } from '#fixtures/engine/pdf-text.ts';
import { aRole, aUser } from '#fixtures/people/users.ts';
import { pdfDocumentPrinter } from '#adapters/external/documents/printer.ts';
import { openTestServer } from '../testing/test-server.ts';

const user = aUser();
const keeper = aUser({ roleId: 'keeper' });
const product = aProduct({ id: 'bands', slug: 'day-khang-luc', stock: 3 });
const open = (parts: Parameters<typeof openTestServer>[0] = {}) =>
  openTestServer({
    ...parts,
    seed: {
      users: [user, keeper],
      roles: [aRole({ id: 'keeper', permissions: ['product.view', 'product.manage', 'transaction.view'] })],
      products: [product, aProduct({ status: 'INACTIVE' })],
      transfers: [aTransfer({ userId: user.id, coin: 'FIT_COIN', amount: 1000 })],
    },
  });

const order = { productId: 'bands', quantity: 1, unitPrice: 300, delivery: aDelivery };

describe('the shop over HTTP', () => {
  it('shows what is for sale to anybody, and nothing of how it is kept', async () => {
    const { request } = open();
    const { body } = await request.get('/api/products?q=KHANG%20LUC').expect(200);
    expect(body).toEqual({
      items: [
        {
          id: 'bands',
          slug: 'day-khang-luc',
          title: product.title,
          description: product.description,
          images: [],
          priceFitCoin: 300,
          stock: 3,
        },
      ],
      nextCursor: null,
    });
    expect((await request.get('/api/products/day-khang-luc')).body).toEqual(body.items[0]);
    const missing = await request.get('/api/products/khong-co').set('Accept-Language', 'vi').expect(404);
    expect(missing.body).toMatchObject({
      code: 'product.not_found',
      detail: 'Không tìm thấy sản phẩm này.',
    });
  });

  it('sells once for one key, however often the button is pressed', async () => {
    const { as } = open();
    const press = () => as(user).post('/api/orders').set('Idempotency-Key', 'press').send(order);
    const answers = await Promise.all([press(), press(), press()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.order.id)).size).toBe(1);
    expect((await as(user).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 700 });
    expect((await as(user).get('/api/orders')).body.items).toHaveLength(1);
    const changed = await as(user)
      .post('/api/orders')
      .set('Idempotency-Key', 'press')
      .send({ ...order, quantity: 2 });
    expect([changed.status, changed.body.code]).toEqual([409, 'idempotency.key_reused']);
  });

  it.each([
    [{ ...order, quantity: 4 }, 422, 'product.out_of_stock', 'Sản phẩm này chỉ còn 3.'],
    [{ ...order, unitPrice: 1 }, 409, 'product.price_changed', 'Giá sản phẩm vừa thay đổi.'],
    [{ ...order, productId: 'nothing' }, 404, 'product.not_found', 'Không tìm thấy sản phẩm này.'],
    [{ ...order, quantity: 0 }, 400, 'input.min_value', ''],
    [{ ...order, quantity: 21 }, 400, 'input.max_value', ''],
    [{ ...order, quantity: 1.5 }, 400, 'input.whole_number', ''],
    [{ ...order, unitPrice: -300 }, 400, 'input.min_value', ''],
    [{ ...order, delivery: { ...aDelivery, phone: 'không có' } }, 400, 'input.invalid', ''],
    [{ ...order, delivery: { ...aDelivery, address: ' ' } }, 400, 'input.required', ''],
    [{ ...order, total: 1 }, 400, 'input.unknown_field', ''],
  ])('says what is wrong with %j', async (body, status, code, detail) => {
    const { as } = open();
    const answer = await as(user).post('/api/orders').set('Accept-Language', 'vi').send(body);
    expect(answer.status).toBe(status);
    expect([answer.body.code, ...(answer.body.fields ?? []).map((field: { code: string }) => field.code)]).toContain(code); // prettier-ignore
    expect(answer.body.detail).toContain(detail);
    expect((await as(user).get('/api/me/wallet')).body).toMatchObject({ fitCoin: 1000 });
  });

  it('gives the coins back with the order’s end, and says which order moved them', async () => {
    const { as } = open();
    const { id } = (await as(user).post('/api/orders').send(order)).body.order;
    const canceled = await as(user).post(`/api/orders/${id}/cancel`).expect(200);
    expect(canceled.body).toMatchObject({ order: { status: 'CANCELED' }, wallet: { fitCoin: 1000 } });
    const again = await as(user).post(`/api/orders/${id}/cancel`);
    expect([again.status, again.body.code]).toEqual([409, 'order.not_pending']);

    const { body } = await as(user).get('/api/me/transactions?limit=2');
    expect(
      body.items.map(({ type, source }: { type: string; source: object }) => ({ type, source })),
    ).toEqual([
      { type: 'REFUND', source: { kind: 'ORDER', id } },
      { type: 'PRODUCT_ORDER', source: { kind: 'ORDER', id } },
    ]);
    expect((await as(user).get('/api/me/transactions?status=PENDING')).body.items).toEqual([]);
    const csv = (await as(user).get('/api/me/transactions.csv').set('Accept-Language', 'vi')).text.split('\r\n'); // prettier-ignore
    expect(csv[0]).toContain('Nguồn,Mã nguồn');
    expect(csv[1]).toMatch(new RegExp(`Đơn hàng,${id}$`));
  });

  it('is kept by staff', async () => {
    const { as } = open();
    const desk = as(keeper);
    const made = await desk.post('/api/admin/products').send({
      title: { vi: 'Thảm tập đẹp', en: '' },
      description: { vi: '', en: '' },
      imageIds: [],
      priceFitCoin: 10,
      stock: null,
      status: 'ACTIVE',
    });
    expect(made.body).toMatchObject({ slug: 'tham-tap-dep', version: 1, imageIds: [], images: [] });
    const stale = await desk.put(`/api/admin/products/${made.body.id}`).send({ version: 9, stock: 1 });
    expect([stale.status, stale.body.code]).toEqual([409, 'version.stale']);

    const { id } = (await as(user).post('/api/orders').send(order)).body.order;
    const list = await desk.get(`/api/admin/orders?filter={"status":"PENDING"}&sort=["total","ASC"]`);
    expect(list.body).toMatchObject([{ id, userId: user.id, delivery: aDelivery }]);
    expect(list.headers['content-range']).toBe('orders 0-0/1');
    expect((await desk.post(`/api/admin/orders/${id}/process`)).body.status).toBe('PROCESSING');
    expect((await desk.post(`/api/admin/orders/${id}/cancel`).send({ reason: 'x' })).status).toBe(400);
    const ended = await desk.post(`/api/admin/orders/${id}/complete`).send({ note: 'Đã giao' });
    expect(ended.body).toMatchObject({ status: 'COMPLETED', note: 'Đã giao' });
  });

  it('shows in the accountant’s books', async () => {
    const { as } = open();
    await as(user).post('/api/orders').send(order);
    const books = as(keeper);
    const { body: totals } = await books.get('/api/admin/coin-totals');
    expect(totals.items).toContainEqual({ account: 'REVENUE', coin: 'FIT_COIN', balance: 300, postings: 1 });
    const { body: economy } = await books.get('/api/admin/economy?from=2026-11-20&to=2026-11-20');
    expect(economy).toMatchObject({ from: '2026-11-20', to: '2026-11-20', topUpVnd: 0 });
    expect(economy.daily).toContainEqual({ day: '2026-11-20', coin: 'FIT_COIN', issued: 1000, spent: 300, burned: 0, outstanding: 700 }); // prettier-ignore
    for (const query of ['from=2026-11-21&to=2026-11-20', 'from=2020-01-01', 'from=2026-02-30', 'from=today'])
      expect((await books.get(`/api/admin/economy?${query}`)).status).toBe(400);
    const lines = await books.get('/api/admin/ledger?filter={"account":"REVENUE"}');
    expect(lines.body).toMatchObject([{ reason: 'PRODUCT_ORDER', amount: 300, userId: null }]);
  });
});

describe('a month’s statement over HTTP', () => {
  it('is a PDF that can be read back, in the reader’s language', async () => {
    const { as } = open({ documentPrinter: pdfDocumentPrinter });
    await as(user).post('/api/orders').send(order);
    const answer = await as(user)
      .get('/api/me/statements/2026-11.pdf')
      .set('Accept-Language', 'vi')
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => void parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('fitboard-2026-11.pdf'),
    });
    const words = pdfPages(answer.body as Uint8Array).join('\n'); // parsed just above
    for (const said of ['Sao kê coin', 'Mua sản phẩm', '−300', '700', user.fullname])
      expect(words).toContain(said);
  });

  it('is refused for a month that has not come, and for what is no month', async () => {
    const { as } = open();
    const future = await as(user).get('/api/me/statements/2027-01.pdf').set('Accept-Language', 'vi');
    expect([future.status, future.body.code]).toEqual([400, 'transaction.month_not_begun']);
    expect(future.body.detail).toContain('Tháng này chưa tới');
    for (const name of ['2026-13.pdf', '2026-11', '2026-11.csv', '0000-01.pdf', '../2026-11.pdf'])
      expect([400, 404]).toContain((await as(user).get(`/api/me/statements/${name}`)).status);
  });
});
