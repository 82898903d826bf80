import { describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#core/access/actor/permission.ts';
import { after, hour } from '#core/kernel/time.ts';
import type { IncomingTransfer } from '#core/money/payment/incoming-transfer.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment, bankAccount } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, superUser, system, world, type World } from '#fixtures/engine/world.ts';

const member = aUser({ id: 'hoa', fullname: 'Nguyễn Thị Hoà' });
const other = aUser({ id: 'lan', fullname: 'Trần Thị Lan' });
const notice = aBankNotice({ body: '{"content":"ck"}' });
const order = (parts: Partial<Payment> = {}) => aPayment({ userId: member.id, ...parts });
const queued = (parts: Partial<IncomingTransfer> = {}) =>
  anIncomingTransfer({ noticeId: notice.id, status: 'WAITING', waitingReason: 'UNKNOWN_MEMO', ...parts });

const seededWorld = (payments: readonly Payment[], incomingTransfers: readonly IncomingTransfer[]) =>
  world({ users: [member, other], payments, bankNotices: [notice], incomingTransfers });
const paymentOf = (here: World, { id }: Payment) => here.store.committed.table('payments').get(id)!;
const transferOf = (here: World, { id }: IncomingTransfer) =>
  here.store.committed.table('incomingTransfers').get(id)!;
const coinsOf = async (here: World, { id }: { id: string }) =>
  (await here.ports.reads.wallets.of(id)).fitCoin;
const logOf = (here: World) => here.rows('auditLog').map(({ action, targetId }) => `${action} ${targetId}`);
const without = (...asked: readonly Permission[]) =>
  actorFor(aUser({ id: 'clerk' }), permissions.filter((name) => !asked.includes(name))); // prettier-ignore

const refused = async (parts: {
  payment?: Partial<Payment>;
  transfer?: Partial<IncomingTransfer>;
  actor?: Parameters<World['app']['payment']['matchTransfer']>[0];
  id?: string;
  paymentId?: string;
  amountVnd?: number;
}): Promise<string> => {
  const payment = order(parts.payment);
  const transfer = queued(parts.transfer);
  const here = seededWorld([payment], [transfer]);
  const code = await refusalOf(
    here.app.payment.matchTransfer(parts.actor ?? staff, {
      id: parts.id ?? transfer.id,
      paymentId: parts.paymentId ?? payment.id,
      amountVnd: parts.amountVnd,
    }),
  );
  expect(here.rows('payments')).toEqual([payment]);
  expect(here.rows('incomingTransfers')).toEqual([transfer]);
  expect(here.rows('postings')).toEqual([]);
  expect(here.rows('auditLog')).toEqual([]);
  return code;
};

describe('staff match a transfer', () => {
  it('to an order: as much as there is and is asked for; paid in full it is completed', async () => {
    const payment = order();
    const transfer = queued({ amountVnd: 150_000, bankReference: 'FT1' });
    const here = seededWorld([payment], [transfer]);
    const view = await here.app.payment.matchTransfer(staff, { id: transfer.id, paymentId: payment.id });

    expect(view).toMatchObject({ status: 'WAITING', waitingReason: 'UNKNOWN_MEMO', unallocatedVnd: 51_000 });
    expect(paymentOf(here, payment)).toMatchObject({
      status: 'COMPLETED',
      bankCode: 'FT1',
      receivedVnd: 99_000,
    });
    expect(await coinsOf(here, member)).toBe(payment.coins);
    expect(logOf(here)).toEqual([`incoming_transfer.match ${transfer.id}`, `payment.receive ${payment.id}`]);
    expect(here.rows('auditLog')[0]).toMatchObject({
      actor: staff.id,
      before: { status: 'WAITING', allocations: [] },
      after: { bankReference: 'FT1', allocations: [{ paymentId: payment.id, amountVnd: 99_000 }] },
    });
  });

  it('in part, and the member hears what is missing; another part completes it by its own reference', async () => {
    const payment = order();
    const [first, second] = [
      queued({ amountVnd: 60_000 }),
      queued({ amountVnd: 60_000, bankReference: 'FT2' }),
    ];
    const here = seededWorld([payment], [first, second]);
    const { matchTransfer } = here.app.payment;
    await matchTransfer(staff, { id: first.id, paymentId: payment.id, amountVnd: 50_000 });
    expect(paymentOf(here, payment)).toMatchObject({
      status: 'PROCESSING',
      receivedVnd: 50_000,
      bankCode: null,
    });
    expect(here.events('payment.part_received')).toMatchObject([{ receivedVnd: 50_000, missingVnd: 49_000 }]);

    await matchTransfer(staff, { id: second.id, paymentId: payment.id });
    expect(paymentOf(here, payment)).toMatchObject({
      status: 'COMPLETED',
      receivedVnd: 99_000,
      bankCode: 'FT2',
    });
    expect(transferOf(here, second)).toMatchObject({ status: 'WAITING' });
    expect(await coinsOf(here, member)).toBe(payment.coins);
  });

  it('to an order that was completed by hand before: it is accounted for, and no coin moves', async () => {
    const payment = order();
    const transfer = queued();
    const here = seededWorld([payment], [transfer]);
    await here.app.payment.approve(staff, { id: payment.id, bankCode: 'TYPED WRONG' });
    await here.app.payment.matchTransfer(staff, { id: transfer.id, paymentId: payment.id });

    expect(transferOf(here, transfer).status).toBe('MATCHED');
    expect(paymentOf(here, payment)).toMatchObject({ status: 'COMPLETED', receivedVnd: 99_000 });
    expect(await coinsOf(here, member)).toBe(payment.coins);
    const again = here.app.payment.matchTransfer(staff, { id: transfer.id, paymentId: payment.id });
    expect(await refusalOf(again)).toBe('incoming_transfer.not_waiting');
  });

  it.each<[string, Parameters<typeof refused>[0]]>([
    ['incoming_transfer.not_found', { id: 'none' }],
    ['incoming_transfer.not_waiting', { transfer: { status: 'RECEIVED', waitingReason: null } }],
    ['incoming_transfer.not_waiting', { transfer: { status: 'OUTGOING', waitingReason: null } }],
    ['incoming_transfer.amount_exceeded', { amountVnd: 99_001 }],
    ['incoming_transfer.amount_exceeded', { transfer: { amountVnd: 50_000 }, amountVnd: 60_000 }],
    ['payment.not_found', { paymentId: 'none' }],
    ['payment.not_pending', { payment: { status: 'CANCELED', cancelReason: 'EXPIRED' } }],
    [
      'payment.not_pending',
      { payment: { status: 'COMPLETED', receivedVnd: 99_000, bankCode: 'X', transferId: 't' } },
    ],
    ['payment.own_payment', { actor: actorFor(member, permissions) }],
    ['payment.own_payment', { payment: { userId: '1' }, actor: superUser }],
    ['access.not_authorized', { actor: without('payment.approve') }],
  ])('but not against the rules: %s', async (code, parts) => {
    expect(await refused(parts)).toBe(code);
  });

  it('not with a reference that staff wrote onto another order', async () => {
    const [paid, open] = [order(), order()];
    const transfer = queued({ bankReference: 'FT3', amountVnd: 40_000 });
    const rest = queued({ bankReference: 'FT4', amountVnd: 99_000 });
    const here = seededWorld([paid, open], [transfer, rest]);
    await here.app.payment.approve(staff, { id: paid.id, bankCode: 'FT5' });
    const table = here.store.committed.table('payments');
    table.set(paid.id, { ...table.get(paid.id)!, bankCode: 'ft-4' });
    const matched = here.app.payment.matchTransfer(staff, { id: rest.id, paymentId: open.id });
    expect(await refusalOf(matched)).toBe('payment.bank_code_used');
    expect(transferOf(here, rest)).toEqual(rest);
  });
});

const part = (paymentId: string | null, amountVnd: number) => ({ paymentId, amountVnd });

describe('staff split a transfer', () => {
  it('between orders and its sender in one step, each order with a bank code of its own', async () => {
    const [one, two] = [order(), order({ userId: other.id })];
    const transfer = queued({ amountVnd: 250_000, bankReference: 'FT1' });
    const here = seededWorld([one, two], [transfer]);
    const view = await here.app.payment.splitTransfer(staff, {
      id: transfer.id,
      parts: [
        { paymentId: null, amountVnd: 52_000, note: 'FT-HOAN' },
        { paymentId: one.id, amountVnd: 99_000 },
        { paymentId: two.id, amountVnd: 99_000 },
      ],
    });
    expect(view).toMatchObject({ status: 'SPLIT', waitingReason: null, unallocatedVnd: 0 });
    expect(
      [paymentOf(here, one), paymentOf(here, two)].map(({ status, bankCode }) => [status, bankCode]),
    ).toEqual([
      ['COMPLETED', 'FT1'],
      ['COMPLETED', 'FT1#2'],
    ]);
    expect([await coinsOf(here, member), await coinsOf(here, other)]).toEqual([one.coins, two.coins]);
    expect(view.allocations.at(-1)).toMatchObject({ paymentId: null, amountVnd: 52_000, note: 'FT-HOAN' });

    // One of them undone, its money pays a third, under the code that became free.
    await here.app.payment.reverse(staff, { id: one.id, reason: 'Nhầm đơn' });
    expect(transferOf(here, transfer)).toMatchObject({
      status: 'WAITING',
      waitingReason: 'PAYMENT_CANCELED',
    });
    await here.app.payment.reopen(staff, { id: one.id, reason: 'Đúng đơn' });
    await here.app.payment.matchTransfer(staff, { id: transfer.id, paymentId: one.id });
    expect(paymentOf(here, one)).toMatchObject({ status: 'COMPLETED', bankCode: 'FT1' });
    expect(transferOf(here, transfer).status).toBe('SPLIT');
  });

  it('all of it, or nothing', async () => {
    const [one, two, own] = [order(), order(), order({ userId: staff.id })];
    const transfer = queued({ amountVnd: 198_000 });
    const here = world({
      users: [member, other, aUser({ id: staff.id })],
      payments: [one, two, own],
      bankNotices: [notice],
      incomingTransfers: [transfer],
    });
    const split = (...parts: Parameters<typeof here.app.payment.splitTransfer>[1]['parts']) =>
      refusalOf(here.app.payment.splitTransfer(staff, { id: transfer.id, parts }));

    expect(await split(part(one.id, 99_000), part(null, 99_001))).toBe('incoming_transfer.amount_exceeded');
    expect(await split(part(one.id, 99_000), part(two.id, 99_001))).toBe('incoming_transfer.amount_exceeded');
    expect(await split(part(one.id, 50_000), part(one.id, 49_000))).toBe('input.single_value');
    expect(await split(part(one.id, 99_000), part('none', 1))).toBe('payment.not_found');
    expect(await split(part(one.id, 99_000), part(own.id, 99_000))).toBe('payment.own_payment');
    expect(here.rows('payments')).toEqual([one, two, own]);
    expect(here.rows('incomingTransfers')).toEqual([transfer]);
    expect(here.rows('events')).toEqual([]);
  });
});

describe('staff send a transfer back', () => {
  it('what is left of it, with words', async () => {
    const transfer = queued({ amountVnd: 70_000 });
    const here = seededWorld([], [transfer]);
    const view = await here.app.payment.returnTransfer(staff, {
      id: transfer.id,
      note: ' Đã chuyển trả FT9 ',
    });
    expect(view).toMatchObject({
      status: 'RETURNED',
      allocations: [{ paymentId: null, amountVnd: 70_000, note: 'Đã chuyển trả FT9', by: staff.id }],
    });
    expect(logOf(here)).toEqual([`incoming_transfer.return ${transfer.id}`]);
    const again = here.app.payment.returnTransfer(staff, { id: transfer.id, note: 'Lần nữa' });
    expect(await refusalOf(again)).toBe('incoming_transfer.not_waiting');
  });

  it('not without words, not without the permission, and not their own money', async () => {
    const own = order({ userId: 'clerk' });
    const transfer = queued({ suggestedPaymentId: own.id });
    const here = seededWorld([own], [transfer]);
    const sent = (actor: Parameters<typeof here.app.payment.returnTransfer>[0], note = 'Đã trả') =>
      refusalOf(here.app.payment.returnTransfer(actor, { id: transfer.id, note }));
    expect(await sent(staff, '  ')).toBe('input.required');
    expect(await sent(without('payment.reject'))).toBe('access.not_authorized');
    expect(await sent(without())).toBe('payment.own_payment');
    // Nor as a part of a split.
    const split = (actor: Parameters<typeof here.app.payment.splitTransfer>[0], note?: string) =>
      refusalOf(
        here.app.payment.splitTransfer(actor, {
          id: transfer.id,
          parts: [{ paymentId: null, amountVnd: transfer.amountVnd, note }],
        }),
      );
    expect(await split(staff)).toBe('input.required');
    expect(await split(staff, ' ')).toBe('input.required');
    expect(await split(without('payment.reject'), 'Đã trả')).toBe('access.not_authorized');
    expect(await split(without(), 'Đã trả')).toBe('payment.own_payment');
    expect(here.rows('incomingTransfers')).toEqual([transfer]);
  });
});

describe('a transfer as staff see it', () => {
  it('comes with its notice and the orders it may be for', async () => {
    const named = order({ status: 'CANCELED', cancelReason: 'EXPIRED' });
    const near = order({ code: 'PAYFB7K3M9QRT', userId: other.id, amountVnd: 499_000 });
    const same = order({ code: 'PAYFBCCCCCCCC', userId: other.id });
    const transfer = queued({ description: `${named.code} PAYFB 7K3M9QRX`, suggestedPaymentId: named.id });
    const here = seededWorld([named, near, same], [transfer]);
    const shown = await here.app.payment.getIncomingTransfer(staff, transfer.id);

    expect(shown).toMatchObject({
      notice: notice.body,
      suggestedPaymentCode: named.code,
      suggestedUserName: 'Nguyễn Thị Hoà',
      unallocatedVnd: 99_000,
    });
    expect(shown.suggestions.map(({ payment, why }) => [payment.id, why])).toEqual([
      [named.id, 'MEMO'],
      [near.id, 'CLOSE_MEMO'],
      [same.id, 'AMOUNT'],
    ]);
    expect(shown.suggestions[1]?.payment).toMatchObject({ userName: 'Trần Thị Lan', hasReceipt: false });
    expect(await refusalOf(here.app.payment.getIncomingTransfer(staff, 'none'))).toBe(
      'incoming_transfer.not_found',
    );
    expect(await refusalOf(here.app.payment.getIncomingTransfer(without('payment.view'), transfer.id))).toBe(
      'access.not_authorized',
    );
    const sort = { field: 'createdAt', order: 'DESC' } as const;
    const list = await here.app.payment.listIncomingTransfers(staff, { sort, from: 0, to: 9, filter: {} });
    expect(list.rows).toMatchObject([{ id: transfer.id, unallocatedVnd: 99_000 }]);
  });

  it('see what a bank told that could not be read, as it came; of what was read, that it came', async () => {
    const odd = aBankNotice({ body: '{"odd":1}', outcome: 'UNREADABLE', receivedAt: after(noon, hour) });
    const here = world({ users: [member], bankNotices: [notice, odd] });
    const asked = { sort: { field: 'receivedAt', order: 'DESC' }, from: 0, to: 9, filter: {} } as const;
    const { rows } = await here.app.payment.listBankNotices(staff, asked);
    expect(rows).toEqual([odd, { ...notice, body: null }]);
    expect(await refusalOf(here.app.payment.listBankNotices(without('payment.view'), asked))).toBe(
      'access.not_authorized',
    );
  });
});

const statementOf = (rows: readonly (readonly [string, number, string])[]): string =>
  [
    'Ngày giao dịch,Số tham chiếu,Ghi nợ,Ghi có,Nội dung',
    ...rows.map(([reference, amount, words]) =>
      ['20/11/2026 11:30:00', reference, amount < 0 ? -amount : '', amount > 0 ? amount : '', words].join(
        ',',
      ),
    ),
  ].join('\n');

describe('a statement', () => {
  const account = bankAccount.number;

  it('goes into the same matching, once, whatever the webhook told of before', async () => {
    const [paid, under, suggested] = [order(), order(), order()];
    const known = anIncomingTransfer({
      noticeId: notice.id,
      bankReference: 'FT4',
      status: 'WAITING',
      waitingReason: 'UNDER',
      amountVnd: 1000,
      suggestedPaymentId: suggested.id,
    });
    const here = seededWorld([paid, under, suggested], [known]);
    const text = statementOf([
      ['FT1', 99_000, `CK ${paid.code}`],
      ['FT2', 50_000, `CK ${under.code}`],
      ['FT3', -1_000_000, 'Tra luong'],
      ['FT4', 1000, `CK ${suggested.code}`],
      ['FT5', 7000, 'khong ro'],
      ['FT6', 0.5, 'hong'],
    ]);
    const counts = await here.app.payment.importStatement(staff, { text, accountNumber: account });
    expect(counts).toMatchObject({ added: 4, known: 1, completed: 1, waiting: 2, outgoing: 1, received: 0 });
    expect(counts.refused).toMatchObject([{ line: 7 }]);
    expect(paymentOf(here, paid)).toMatchObject({ status: 'COMPLETED', bankCode: 'FT1' });
    expect(paymentOf(here, under).status).toBe('PROCESSING');
    const [, first] = here.rows('bankNotices');
    expect(first).toMatchObject({ source: 'statement', body: text });
    expect(logOf(here)).toEqual([`incoming_transfer.import ${first?.id}`]);

    const before = here.rows('incomingTransfers');
    const again = await here.app.payment.importStatement(system, { text, accountNumber: account });
    expect(again).toMatchObject({ added: 0, known: 5, completed: 0, waiting: 0, outgoing: 0 });
    expect(here.rows('incomingTransfers')).toEqual(before);
    expect(await coinsOf(here, member)).toBe(paid.coins);

    const [row] = before.filter(({ bankReference }) => bankReference === 'FT5');
    const shown = await here.app.payment.getIncomingTransfer(staff, row!.id);
    expect(shown.notice).toBe('20/11/2026 11:30:00,FT5,,7000,khong ro');
  });

  it('pays no order of its importer: another person decides, and neither the clock nor a reopening does', async () => {
    const clerk = aUser({ id: 'clerk' });
    const [open, closed] = [
      order({ userId: clerk.id }),
      order({ userId: clerk.id, status: 'CANCELED', cancelReason: 'EXPIRED' }),
    ];
    const theirs = order();
    const here = world({ users: [member, other, clerk], payments: [open, closed, theirs] });
    const text = statementOf([
      ['FT1', 99_000, `CK ${open.code.toLowerCase()}`],
      ['FT2', 99_000, `CK ${closed.code}`],
      ['FT3', 99_000, `CK ${theirs.code}`],
    ]);
    const { importStatement, judgeReceived, matchTransfer, reopen, returnTransfer } = here.app.payment;
    const counts = await importStatement(without(), { text, accountNumber: account });
    expect(counts).toMatchObject({ added: 3, completed: 1, waiting: 2, received: 0 });
    await reopen(staff, { id: closed.id, reason: 'Khách báo đã chuyển' });
    await judgeReceived(system);
    const [first, second] = here.rows('incomingTransfers');
    expect([first, second]).toMatchObject([
      { status: 'WAITING', waitingReason: 'OWN_ORDER', suggestedPaymentId: open.id },
      { status: 'WAITING', waitingReason: 'OWN_ORDER', suggestedPaymentId: closed.id },
    ]);
    expect(await coinsOf(here, clerk)).toBe(0);

    const own = { id: first!.id, paymentId: open.id };
    expect(await refusalOf(matchTransfer(without(), own))).toBe('payment.own_payment');
    expect(await refusalOf(returnTransfer(without(), { id: first!.id, note: 'Đã trả' }))).toBe(
      'payment.own_payment',
    );
    await matchTransfer(staff, own);
    expect(await coinsOf(here, clerk)).toBe(open.coins);
  });

  it('takes a second person for a large order: its importer may not decide alone', async () => {
    const large = order({ userId: member.id });
    const here = world({
      users: [member, other],
      payments: [large],
      settings: { secondApprovalFromVnd: large.amountVnd },
    });
    const { importStatement, judgeReceived, matchTransfer, splitTransfer } = here.app.payment;
    const text = statementOf([['FT1', large.amountVnd, `CK ${large.code}`]]);
    expect(await importStatement(staff, { text, accountNumber: account })).toMatchObject({ waiting: 1 });
    await judgeReceived(system);
    const [transfer] = here.rows('incomingTransfers');
    expect(transfer).toMatchObject({ waitingReason: 'SECOND_PERSON', suggestedPaymentId: large.id });

    const match = { id: transfer!.id, paymentId: large.id };
    const parts = [{ paymentId: large.id, amountVnd: large.amountVnd }];
    expect(await refusalOf(matchTransfer(staff, match))).toBe('payment.second_person_required');
    expect(await refusalOf(splitTransfer(staff, { id: transfer!.id, parts }))).toBe(
      'payment.second_person_required',
    );
    expect(await coinsOf(here, member)).toBe(0);
    await matchTransfer(without(), match);
    expect(await coinsOf(here, member)).toBe(large.coins);
  });

  it('needs to know whose account it is of', async () => {
    const here = seededWorld([], []);
    const text = statementOf([['FT1', 5000, 'a']]);
    expect(await refusalOf(here.app.payment.importStatement(staff, { text }))).toBe('input.required');
    expect(await here.app.payment.importStatement(staff, { text: 'no table' })).toMatchObject({
      added: 0,
      refused: [{ line: 1 }],
    });
    expect(here.rows('bankNotices')).toEqual([notice]);
    expect(
      await refusalOf(
        here.app.payment.importStatement(without('payment.create', 'payment.manage', 'payment.approve'), {
          text,
        }),
      ),
    ).toBe('access.not_authorized');
  });
});
