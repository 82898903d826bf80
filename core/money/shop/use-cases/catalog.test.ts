import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitor, system } from '#core/access/actor/actor.ts';
import { superUserId } from '#core/kernel/id.ts';
import { aDelivery, anOrder, aProduct } from '#fixtures/money/catalog.ts';
import { aTransfer } from '#fixtures/money/coins.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { anonymised, listOf } from '#fixtures/engine/suites/home.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, expectRefusal, refusalOf, staff, superUser, world } from '#fixtures/engine/world.ts';

const start = (parts: Parameters<typeof aProduct>[0] = {}, coins = 1000) => {
  const user = aUser();
  const product = aProduct(parts);
  const here = world({
    users: [user, aUser({ id: staff.id })],
    products: [product],
    transfers: [aTransfer({ userId: user.id, coin: 'FIT_COIN', amount: coins })],
  });
  const actor = actorFor(user);
  const { catalog, coin } = here.app;
  return {
    here,
    user,
    actor,
    product,
    catalog,
    buy: (quantity = 1, unitPrice = product.priceFitCoin) =>
      catalog.placeOrder(actor, { productId: product.id, quantity, unitPrice, delivery: aDelivery }),
    balance: async () => (await coin.getWallet(actor)).fitCoin,
    stock: () => here.rows('products')[0]?.stock,
    audit: async () => (await coin.reconcile(system)).breaches,
  };
};

describe('buying a product', () => {
  it('takes the coins and the pieces at once, and keeps what was bought at which price', async () => {
    const { here, buy, balance, stock, audit, user, product } = start();
    const { order, wallet } = await buy(2);

    expect(wallet.fitCoin).toBe(400);
    expect(await balance()).toBe(400);
    expect(stock()).toBe(8);
    expect(order).toMatchObject({
      status: 'PENDING',
      productTitle: product.title,
      productSlug: product.slug,
      unitPrice: 300,
      quantity: 2,
      total: 600,
      delivery: aDelivery,
    });
    const line = here.rows('postings').find(({ reason, account }) => reason === 'PRODUCT_ORDER' && account === 'USER'); // prettier-ignore
    expect(line).toMatchObject({
      userId: user.id,
      coin: 'FIT_COIN',
      amount: -600,
      reference: order.id,
      transferId: order.transferId,
    });
    expect(await audit()).toEqual([]);
  });

  it('leads from the statement to the order and back', async () => {
    const { here, actor, buy, catalog } = start();
    const { order } = await buy();
    const newest = async () => (await here.app.coin.listTransactions(actor, { limit: 1 })).items[0];
    expect((await newest())?.source).toEqual({ kind: 'ORDER', id: order.id });

    await catalog.cancelOrder(actor, order.id);
    expect(await newest()).toMatchObject({ type: 'REFUND', source: { kind: 'ORDER', id: order.id } });
  });

  it.each([
    ['another price than was seen', {}, { unitPrice: 299 }, 'product.price_changed'],
    ['more than there is', { stock: 1 }, { quantity: 2 }, 'product.out_of_stock'],
    ['what is sold out', { stock: 0 }, {}, 'product.out_of_stock'],
    ['what is not for sale', { status: 'INACTIVE' }, {}, 'product.not_found'],
    ['what costs more than there is', { priceFitCoin: 501 }, { quantity: 2 }, 'coin.not_enough'],
  ] as const)('at %s is refused and moves nothing', async (_what, parts, { quantity = 1, unitPrice }: { quantity?: number; unitPrice?: number }, code) => {
    const { here, product, buy, balance, stock } = start(parts);
    expect(await refusalOf(buy(quantity, unitPrice ?? product.priceFitCoin))).toBe(code);
    expect(await balance()).toBe(1000);
    expect(stock()).toBe(product.stock);
    expect(here.rows('orders')).toEqual([]);
    expect(here.rows('postings')).toHaveLength(2);
  }); // prettier-ignore

  it('says how many are left', async () => {
    const { buy } = start({ stock: 3 });
    await expect(buy(4)).rejects.toMatchObject({ code: 'product.out_of_stock', params: { available: 3 } });
  });

  it('for nothing posts nothing, and giving it back neither', async () => {
    const { here, buy, catalog, actor, stock, audit } = start({ priceFitCoin: 0 });
    const { order } = await buy();
    expect(order).toMatchObject({ total: 0, transferId: null });
    await catalog.cancelOrder(actor, order.id);
    expect(stock()).toBe(10);
    expect(here.rows('postings')).toHaveLength(2);
    expect(await audit()).toEqual([]);
  });

  it('is for members', async () => {
    const { catalog, product } = start();
    const order = { productId: product.id, quantity: 1, unitPrice: 300, delivery: aDelivery };
    expect(await refusalOf(catalog.placeOrder(visitor, order))).toBe('access.sign_in_required');
    expect(await refusalOf(catalog.placeOrder(actorFor(aUser({ status: 'HOLD' })), order))).toBe('auth.user_hold'); // prettier-ignore
  });
});

describe('an order', () => {
  it('canceled by its member gives back coins and pieces, once', async () => {
    const { here, buy, catalog, actor, balance, stock, audit } = start();
    const { order } = await buy(3);
    const canceled = await catalog.cancelOrder(actor, order.id);

    expect(canceled.order).toMatchObject({ status: 'CANCELED', canceledAt: noon });
    expect(canceled.wallet.fitCoin).toBe(1000);
    expect(await refusalOf(catalog.cancelOrder(actor, order.id))).toBe('order.not_pending');
    expect(await balance()).toBe(1000);
    expect(stock()).toBe(10);
    const refund = here.rows('postings').filter(({ reason }) => reason === 'REFUND');
    expect(refund.map(({ reference, reverses, amount }) => [reference, reverses, amount])).toEqual([
      [`${order.id}:refund`, order.transferId, 900],
      [`${order.id}:refund`, order.transferId, -900],
    ]);
    expect(await audit()).toEqual([]);
  });

  it('belongs to its member: to others it is not there', async () => {
    const { buy, catalog } = start();
    const { order } = await buy();
    const other = actorFor(aUser());
    expect(await refusalOf(catalog.getOrder(other, order.id))).toBe('order.not_found');
    expect(await refusalOf(catalog.cancelOrder(other, order.id))).toBe('order.not_found');
    expect((await catalog.listOrders(other, {})).items).toEqual([]);
  });

  it('is worked on by staff, and then no longer the member’s to cancel', async () => {
    const { here, buy, catalog, actor, balance } = start();
    const { order } = await buy();
    expect(await catalog.processOrder(staff, order.id)).toMatchObject({ status: 'PROCESSING' });
    expect(await refusalOf(catalog.cancelOrder(actor, order.id))).toBe('order.not_pending');
    expect(await refusalOf(catalog.processOrder(staff, order.id))).toBe('order.not_pending');

    const done = await catalog.completeOrder(staff, { id: order.id, note: '  Mã vận đơn VN123 ' });
    expect(done).toMatchObject({ status: 'COMPLETED', note: 'Mã vận đơn VN123', completedAt: noon });
    expect(await refusalOf(catalog.cancelOrderAsStaff(staff, { id: order.id, reason: 'nhầm' }))).toBe(
      'order.not_pending',
    );
    expect(await balance()).toBe(700);
    expect(here.events('order.moved').map(({ status, by }) => [status, by])).toEqual([
      ['PROCESSING', staff.id],
      ['COMPLETED', staff.id],
    ]);
  });

  it('canceled by staff needs a reason, which the member reads, and gives everything back', async () => {
    const { here, buy, catalog, balance, stock, audit } = start();
    const { order } = await buy();
    await catalog.processOrder(staff, order.id);
    expect(await refusalOf(catalog.cancelOrderAsStaff(staff, { id: order.id, reason: '  ' }))).toBe(
      'coin.reason_required',
    );
    const canceled = await catalog.cancelOrderAsStaff(staff, { id: order.id, reason: 'Hết hàng ở kho' });

    expect(canceled).toMatchObject({ status: 'CANCELED', note: 'Hết hàng ở kho' });
    expect(await balance()).toBe(1000);
    expect(stock()).toBe(10);
    expect(here.rows('auditLog').map(({ action, actor }) => [action, actor])).toEqual([
      ['order.process', staff.id],
      ['order.cancel', staff.id],
    ]);
    // Neither the log nor what happened says where anybody lives.
    const written = JSON.stringify([here.rows('auditLog'), here.rows('events')]);
    for (const secret of [aDelivery.name, aDelivery.phone, aDelivery.address])
      expect(written).not.toContain(secret);
    expect(await audit()).toEqual([]);
  });

  it('of one’s own is nobody’s to work on, not user 1’s either', async () => {
    const product = aProduct();
    const own = anOrder({ userId: staff.id }, product);
    const theirs = anOrder({ userId: superUserId }, product);
    const { app } = world({ users: [aUser({ id: staff.id })], products: [product], orders: [own, theirs] });
    for (const [actor, id] of [[staff, own.id], [superUser, theirs.id]] as const) {
      expect(await refusalOf(app.catalog.processOrder(actor, id))).toBe('order.own_order');
      expect(await refusalOf(app.catalog.completeOrder(actor, { id }))).toBe('order.own_order');
      expect(await refusalOf(app.catalog.cancelOrderAsStaff(actor, { id, reason: 'tôi muốn' }))).toBe('order.own_order');
    } // prettier-ignore
    expect(await app.catalog.processOrder(superUser, own.id)).toMatchObject({ status: 'PROCESSING' });
  });

  it('is told to its member in the member’s language, not when they moved it themselves', async () => {
    const { here, user, buy, catalog, actor } = start();
    here.store.committed.table('users').set(user.id, { ...user, language: 'en' });
    const [first, second] = [await buy(), await buy()];
    await catalog.processOrder(staff, first.order.id);
    await catalog.cancelOrder(actor, second.order.id);
    await catalog.cancelOrderAsStaff(staff, { id: first.order.id, reason: 'Hết hàng ở kho 12 Lê Lợi' });
    await here.app.events.handleEvents(system);

    const notices = here.rows('notifications').filter(({ userId }) => userId === user.id);
    expect(notices.map(({ topic, params, link }) => ({ topic, params, link }))).toEqual([
      { topic: 'order_processing', params: { title: 'Resistance band', amount: 300 }, link: '/dashboard/user/order' }, // prettier-ignore
      { topic: 'order_canceled', params: { title: 'Resistance band', amount: 300 }, link: '/dashboard/user/order' }, // prettier-ignore
    ]);
    expect(JSON.stringify([notices, here.rows('mails')])).not.toContain('Lê Lợi');
  });

  it('loses its address with its member’s account', async () => {
    const { here, user, buy } = start();
    await buy();
    await anonymised(here.ports, user.id, noon);
    expect(JSON.stringify(here.rows('orders'))).not.toContain('Lê Lợi');
  });
});

describe('the shop', () => {
  it('shows everybody what is for sale, with addresses of its pictures', async () => {
    const owner = aUser();
    const picture = aMedium({ ownerId: owner.id, purpose: 'GENERAL' });
    const shown = aProduct({ imageIds: [picture.id] });
    const hidden = aProduct({ status: 'INACTIVE' });
    const { app } = world({ users: [owner], media: [picture], products: [shown, hidden] });
    const { items } = await app.catalog.listProducts({});

    expect(items.map(({ id }) => id)).toEqual([shown.id]);
    expect(items[0]?.images).toEqual([
      {
        id: picture.id,
        width: 900,
        height: 1200,
        url: expect.stringContaining(picture.key),
        thumbnailUrl: expect.stringContaining('thumbnail'),
      },
    ]);
    expect(await app.catalog.getProduct(shown.slug)).toEqual(items[0]);
    expect(await refusalOf(app.catalog.getProduct(hidden.slug))).toBe('product.not_found');
    expect(await refusalOf(app.catalog.getProduct(hidden.id))).toBe('product.not_found');
  });
});

const input = {
  title: { vi: 'Đai lưng tập tạ', en: 'Lifting belt' },
  description: { vi: '', en: '' },
  imageIds: [],
  priceFitCoin: 900,
  stock: 5,
  status: 'ACTIVE',
} as const;

describe('staff', () => {
  const open = () => {
    const keeper = aUser();
    const other = aUser();
    const medium = (parts: Partial<Parameters<typeof aMedium>[0]> = {}) =>
      aMedium({ ownerId: keeper.id, purpose: 'GENERAL', ...parts });
    const media = {
      own: medium(),
      body: medium({ purpose: 'PHYSICAL_PROFILE' }),
      film: medium({ type: 'VIDEO' }),
      others: medium({ ownerId: other.id }),
      seededWorld: medium({ ownerId: superUserId }),
    };
    const here = world({ users: [keeper, other], media: Object.values(media) });
    const actor = actorFor(keeper, ['product.view', 'product.create', 'product.update', 'product.delete']);
    return { here, media, actor, catalog: here.app.catalog };
  };

  it('make the address from the title, without marks', async () => {
    const { catalog, actor } = open();
    expect(await catalog.createProduct(actor, input)).toMatchObject({ slug: 'dai-lung-tap-ta', version: 1 });
    expect(await refusalOf(catalog.createProduct(actor, input))).toBe('product.slug_exists');
    expect(await catalog.createProduct(actor, { ...input, slug: 'dai-lung-2' })).toMatchObject({ slug: 'dai-lung-2' }); // prettier-ignore
    const long = { vi: 'Dài '.repeat(60).trim(), en: '' };
    expect((await catalog.createProduct(actor, { ...input, title: long })).slug).toMatch(/^(dai-)+dai?$|^[a-z-]{1,100}$/); // prettier-ignore
  });

  it.each(['Đai-lưng', 'dai lung', 'DAI', '-dai', 'dai--lung', 'a'.repeat(101), '/'])('can’t use %s as an address', async (slug) => {
    const { catalog, actor } = open();
    expect(await refusalOf(catalog.createProduct(actor, { ...input, slug }))).toBe('product.slug_invalid');
  }); // prettier-ignore

  it('can’t take the address of a page of the shop, or make one of nothing', async () => {
    const { catalog, actor } = open();
    expect(await refusalOf(catalog.createProduct(actor, { ...input, slug: 'checkout' }))).toBe('product.slug_exists'); // prettier-ignore
    expect(await refusalOf(catalog.createProduct(actor, { ...input, title: { vi: '!!!', en: '' } }))).toBe('product.slug_invalid'); // prettier-ignore
  });

  it.each(['body', 'film', 'others'] as const)('show no %s of anybody', async (name) => {
    const { catalog, actor, media } = open();
    const imageIds = [media.own.id, media[name].id];
    expect(await refusalOf(catalog.createProduct(actor, { ...input, imageIds }))).toBe('product.image_not_found'); // prettier-ignore
    expect(await refusalOf(catalog.createProduct(actor, { ...input, imageIds: ['none'] }))).toBe('product.image_not_found'); // prettier-ignore
  });

  it('keep pictures a colleague put there', async () => {
    const { catalog, actor, media } = open();
    const { id } = await catalog.createProduct(system, { ...input, imageIds: [media.others.id, media.seededWorld.id] }); // prettier-ignore
    const changed = await catalog.updateProduct(actor, {
      id,
      version: 1,
      imageIds: [media.own.id, media.others.id, media.own.id],
    });
    expect(changed.imageIds).toEqual([media.own.id, media.others.id]);
  });

  it('change a product once per version, and the log says what', async () => {
    const { here, catalog, actor } = open();
    const { id } = await catalog.createProduct(actor, input);
    const changed = await catalog.updateProduct(actor, { id, version: 1, priceFitCoin: 950, stock: null });
    expect(changed).toMatchObject({ priceFitCoin: 950, stock: null, slug: 'dai-lung-tap-ta', version: 2 });
    expect(await refusalOf(catalog.updateProduct(actor, { id, version: 1, stock: 7 }))).toBe('version.stale');
    expect(await refusalOf(catalog.updateProduct(actor, { id: 'none', version: 1 }))).toBe('product.not_found'); // prettier-ignore
    expect(here.rows('auditLog')).toMatchObject([
      { action: 'product.create', before: null, after: { priceFitCoin: 900 } },
      { action: 'product.update', before: { priceFitCoin: 900, stock: 5 }, after: { priceFitCoin: 950, stock: null } },
    ]); // prettier-ignore
  });

  it('can’t put back what was sold while they typed', async () => {
    const { here, actor, catalog } = open();
    const { id, slug } = await catalog.createProduct(actor, { ...input, priceFitCoin: 0 });
    const buyer = actorFor(here.rows('users').find((user) => user.id !== actor.id && user.id !== superUserId) ?? aUser()); // prettier-ignore
    await catalog.placeOrder(buyer, { productId: id, quantity: 2, unitPrice: 0, delivery: aDelivery });
    expect(await refusalOf(catalog.updateProduct(actor, { id, version: 1, stock: 5 }))).toBe('version.stale');
    expect(await catalog.getProduct(slug)).toMatchObject({ stock: 3 });
  });

  it('delete what nobody ordered', async () => {
    const { here, catalog, actor } = open();
    const { id } = await catalog.createProduct(actor, { ...input, priceFitCoin: 0 });
    const other = await catalog.createProduct(actor, { ...input, slug: 'khac' });
    const buyer = actorFor(here.rows('users').at(-1) ?? aUser());
    await catalog.placeOrder(buyer, { productId: id, quantity: 1, unitPrice: 0, delivery: aDelivery });

    expect(await refusalOf(catalog.deleteProduct(actor, id))).toBe('product.has_orders');
    expect(await catalog.deleteProduct(actor, other.id)).toMatchObject({ slug: 'khac' });
    expect(await refusalOf(catalog.deleteProduct(actor, other.id))).toBe('product.not_found');
    expect(here.rows('products').map((product) => product.id)).toEqual([id]);
  });

  it('need the permission for each of it', async () => {
    const { catalog } = open();
    const nobody = actorFor(aUser());
    for (const work of [
      catalog.listAllProducts(nobody, listOf({})),
      catalog.getProductForStaff(nobody, 'x'),
      catalog.createProduct(nobody, input),
      catalog.updateProduct(nobody, { id: 'x', version: 1 }),
      catalog.deleteProduct(nobody, 'x'),
      catalog.listAllOrders(nobody, listOf({})),
      catalog.getOrderForStaff(nobody, 'x'),
      catalog.processOrder(nobody, 'x'),
      catalog.completeOrder(nobody, { id: 'x' }),
      catalog.cancelOrderAsStaff(nobody, { id: 'x', reason: 'vì' }),
    ])
      expect(await refusalOf(work)).toBe('access.not_authorized');
  });
});

type Step = Readonly<{
  does: 'buy' | 'cancel' | 'process' | 'complete' | 'refuse' | 'reprice' | 'restock';
  which: number;
  quantity: number;
  amount: number;
}>;

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    does: fc.constantFrom('buy', 'buy', 'buy', 'cancel', 'process', 'complete', 'refuse', 'reprice', 'restock'), // prettier-ignore
    which: fc.nat(5),
    quantity: fc.integer({ min: 1, max: 4 }),
    amount: fc.nat(120),
  }),
  { maxLength: 30 },
);

describe('whatever is bought, sent, canceled and changed in which order', () => {
  it('every piece and every coin is in one place', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const { here, actor, catalog, product, balance, audit } = start({ stock: 12 });
        const { id } = product;
        let restocked = 0;
        for (const { does, which, quantity, amount } of taken) {
          const now = here.rows('products')[0] ?? product;
          const order = here.rows('orders')[which]?.id ?? 'none';
          const work = {
            buy: () => catalog.placeOrder(actor, { productId: id, quantity, unitPrice: now.priceFitCoin, delivery: aDelivery }),
            cancel: () => catalog.cancelOrder(actor, order),
            process: () => catalog.processOrder(staff, order),
            complete: () => catalog.completeOrder(staff, { id: order }),
            refuse: () => catalog.cancelOrderAsStaff(staff, { id: order, reason: 'Hết hàng' }),
            reprice: () => catalog.updateProduct(staff, { id, version: now.version, priceFitCoin: amount }),
            restock: () => catalog.updateProduct(staff, { id, version: now.version, stock: (now.stock ?? 0) + quantity }),
          }[does]; // prettier-ignore
          const isDone = await work().then(() => true, expectRefusal);
          if (isDone && does === 'restock') restocked += quantity;

          const standing = here.rows('orders').filter(({ status }) => status !== 'CANCELED');
          const sold = standing.reduce((sum, each) => sum + each.quantity, 0);
          const paid = standing.reduce((sum, each) => sum + each.total, 0);
          expect((here.rows('products')[0]?.stock ?? 0) + sold).toBe(12 + restocked);
          expect((await balance()) + paid).toBe(1000);
        }
        expect(await audit()).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
