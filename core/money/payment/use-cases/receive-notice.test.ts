import { describe, expect, it } from 'vitest';
import type { DomainError } from '#core/kernel/domain-error.ts';
import { after, minute } from '#core/kernel/time.ts';
import type { Payment } from '#core/money/payment/payment.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aReportedTransfer, signedBySePay } from '#fixtures/money/incoming-transfers.ts';
import { aCassoNotice, aPayosNotice } from '#fixtures/money/bank/bank-notices.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { bankSignatureOf } from '#fixtures/engine/ports.ts';
import { aUser } from '#fixtures/people/users.ts';
import { refusalOf, staff, system, world, type World } from '#fixtures/engine/world.ts';
import type { SentNotice } from './receive-notice.ts';

const member = aUser({ id: 'hoa' });
const seededWorld = (...payments: readonly Payment[]) => world({ users: [member], payments });
const order = (parts: Partial<Payment> = {}) => aPayment({ userId: member.id, ...parts });

const send = async (here: World, sent: SentNotice): Promise<number> => {
  const { stored, judged } = await here.app.payment.receiveNotice(sent);
  await judged;
  return stored;
};
let last = 0;
const noticeOf = (
  content: string,
  amountVnd: number,
  parts: Partial<Parameters<typeof aReportedTransfer>[0]> = {},
) => signedBySePay(aReportedTransfer({ number: (last += 1), content, amountVnd, ...parts }));

const transfersOf = (here: World) => here.rows('incomingTransfers');
const paymentOf = (here: World, { id }: Payment) => here.store.committed.table('payments').get(id)!;
const fitCoins = async (here: World) => (await here.ports.reads.wallets.of(member.id)).fitCoin;
const nothingStored = (here: World) => {
  expect(here.rows('bankNotices')).toEqual([]);
  expect(transfersOf(here)).toEqual([]);
};

describe('a notice of exactly the price', () => {
  it('completes the order by the system, with the bank’s reference as its code', async () => {
    const payment = order();
    const here = seededWorld(payment);
    expect(
      await send(here, noticeOf(`ck ${payment.code}`, 99_000, { number: 92704, reference: 'ft 26.324' })),
    ).toBe(1);

    expect(paymentOf(here, payment)).toMatchObject({
      status: 'COMPLETED',
      bankCode: 'FT26324',
      receivedVnd: 99_000,
      completedAt: noon,
    });
    expect(await fitCoins(here)).toBe(payment.coins);
    expect(transfersOf(here)).toMatchObject([
      {
        status: 'MATCHED',
        waitingReason: null,
        allocations: [{ paymentId: payment.id, amountVnd: 99_000, by: 'system' }],
      },
    ]);
    expect(here.rows('bankNotices')).toMatchObject([{ source: 'sepay', sourceId: '92704', outcome: 'READ' }]);
    expect(here.events('payment.approved')).toHaveLength(1);
  });

  it('told again, late, or by another messenger, changes nothing', async () => {
    const payment = order();
    const here = seededWorld(payment);
    const body = aReportedTransfer({ number: 7, content: payment.code, amountVnd: 99_000, reference: 'FT7' });
    expect(await send(here, signedBySePay(body))).toBe(1);
    expect(await send(here, signedBySePay(body))).toBe(0);
    here.clock.forward(20 * minute);
    expect(await send(here, signedBySePay(body, here.clock.now()))).toBe(0);
    expect(
      await send(here, signedBySePay({ ...body, id: 8, referenceCode: 'f.t-7' }, here.clock.now())),
    ).toBe(0);

    // Its number says that it is the same, whatever else it says now.
    const changed = { ...body, transferAmount: 5000, referenceCode: 'FT8' };
    expect(await send(here, signedBySePay(changed, here.clock.now()))).toBe(0);

    expect(transfersOf(here)).toHaveLength(1);
    expect(await fitCoins(here)).toBe(payment.coins);
    expect(here.rows('bankNotices')).toHaveLength(2);
  });

  it('is believed from Casso and payOS too, signed their way', async () => {
    const [one, two] = [order(), order()];
    const here = seededWorld(one, two);
    const casso = aCassoNotice({
      description: one.code,
      amount: 99_000,
      accountNumber: one.bankAccount.number,
      id: 1,
    });
    const sorted = JSON.stringify({ data: Object.fromEntries(Object.entries(casso['data'] as object).toSorted(([a], [b]) => (a < b ? -1 : 1))), error: 0 }); // prettier-ignore
    const time = String(noon.getTime());
    expect(
      await send(here, {
        provider: 'casso',
        body: casso,
        rawBody: JSON.stringify(casso),
        headers: {
          'X-Casso-Signature': `t=${time},v1=${bankSignatureOf(`${time}.${sorted}`, 'HMAC-SHA512')}`,
        },
      }),
    ).toBe(1);
    expect(paymentOf(here, one).status).toBe('COMPLETED');

    const { data } = aPayosNotice({
      description: two.code,
      amount: 99_000,
      accountNumber: two.bankAccount.number,
    });
    const text = Object.entries(data as Record<string, unknown>)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `${key}=${String(value ?? '')}`)
      .join('&');
    const body = { code: '00', desc: 'success', success: true, data, signature: bankSignatureOf(text) };
    expect(await send(here, { provider: 'payos', body, rawBody: JSON.stringify(body), headers: {} })).toBe(1);
    expect(paymentOf(here, two).status).toBe('COMPLETED');
  });
});

describe('a notice that is not to be believed', () => {
  const payment = order();
  const good = () => noticeOf(payment.code, 99_000);

  it.each<[string, string, () => SentNotice]>([
    [
      'of a provider nobody knows',
      'bank_notice.provider_unknown',
      () => ({ ...good(), provider: 'constructor' }),
    ],
    ['without a signature', 'bank_notice.signature_invalid', () => ({ ...good(), headers: {} })],
    [
      'with another body than was signed',
      'bank_notice.signature_invalid',
      () => {
        const sent = good();
        return { ...sent, rawBody: sent.rawBody.replace('99000', '199000') };
      },
    ],
    [
      'signed for another provider',
      'bank_notice.signature_invalid',
      () => ({ ...good(), provider: 'casso' }),
    ],
    ['too old', 'bank_notice.expired', () => signedBySePay(good().body, after(noon, -5 * minute - 1000))],
    [
      'of the future',
      'bank_notice.expired',
      () => signedBySePay(good().body, after(noon, 5 * minute + 1000)),
    ],
    [
      'made of brackets',
      'bank_notice.signature_invalid',
      () => {
        const rawBody = '['.repeat(50_000) + ']'.repeat(50_000);
        const headers = { 'X-Casso-Signature': `t=${noon.getTime()},v1=${'a'.repeat(128)}` };
        return { provider: 'casso', rawBody, body: { data: JSON.parse(rawBody) as unknown }, headers };
      },
    ],
  ])('%s is refused, and nothing is stored', async (_, code, sent) => {
    const here = seededWorld(payment);
    expect(await refusalOf(here.app.payment.receiveNotice(sent()))).toBe(code);
    nothingStored(here);
  });

  it('is believed at the edge of five minutes', async () => {
    const here = seededWorld(payment);
    expect(await send(here, signedBySePay(good().body, after(noon, -5 * minute)))).toBe(1);
  });

  it('without a configured secret is answered as not set up', async () => {
    const bankSignatures = { configured: false, verify: () => false, digest: (text: string) => text };
    const here = world({ users: [member], payments: [payment] }, { bankSignatures });
    expect(await refusalOf(here.app.payment.receiveNotice(good()))).toBe('bank_notice.not_configured');
    nothingStored(here);
  });
});

describe('a signed notice', () => {
  it('that says nothing readable is kept once, and refused with what is wrong', async () => {
    const here = seededWorld();
    const body = {
      ...aReportedTransfer({ number: 1, content: 'x', amountVnd: 1 }),
      transferAmount: '99.000',
    };
    for (let time = 0; time < 3; time += 1) {
      const refused = here.app.payment.receiveNotice(signedBySePay(body));
      await expect(refused).rejects.toMatchObject({ code: 'input.invalid' });
      const { fields } = (await refused.catch((error: unknown) => error)) as DomainError; // seen above
      expect(fields.map(({ path }) => path)).toEqual(['body.transferAmount']);
    }
    expect(here.rows('bankNotices')).toMatchObject([{ outcome: 'UNREADABLE', body: JSON.stringify(body) }]);
    expect(transfersOf(here)).toEqual([]);
  });

  it('of money going out is kept, and is nothing to match', async () => {
    const payment = order();
    const here = seededWorld(payment);
    expect(await send(here, noticeOf(payment.code, 99_000, { way: 'out' }))).toBe(1);
    expect(transfersOf(here)).toMatchObject([{ status: 'OUTGOING' }]);
    expect(paymentOf(here, payment)).toEqual(payment);
  });

  it.each<[string, string, string, Partial<Parameters<typeof aReportedTransfer>[0]>, number]>([
    ['to another account', 'WRONG_ACCOUNT', 'code', { accountNumber: '9990001112' }, 99_000],
    ['with nobody’s memo', 'UNKNOWN_MEMO', 'PAYFBCCCCCCCC', {}, 99_000],
    ['with no memo', 'UNKNOWN_MEMO', 'chuyen tien', {}, 99_000],
  ])('of %s waits for a person, and tells nobody', async (_, waitingReason, words, parts, amountVnd) => {
    const payment = order();
    const here = seededWorld(payment);
    await send(here, noticeOf(words === 'code' ? payment.code : words, amountVnd, parts));
    expect(transfersOf(here)).toMatchObject([
      {
        status: 'WAITING',
        waitingReason,
        suggestedPaymentId: words === 'code' ? payment.id : null,
        allocations: [],
      },
    ]);
    expect(paymentOf(here, payment)).toEqual(payment);
    expect(here.rows('events')).toEqual([]);
  });

  it('of too much waits for a person, who may take longer than the order has', async () => {
    const payment = order();
    const here = seededWorld(payment);
    await send(here, noticeOf(payment.code, 100_000));
    expect(transfersOf(here)).toMatchObject([{ status: 'WAITING', waitingReason: 'OVER', allocations: [] }]);
    expect(paymentOf(here, payment)).toMatchObject({ status: 'PROCESSING', receivedVnd: 0 });
    expect(here.rows('events')).toEqual([]);
    here.clock.set(new Date(payment.expiresAt.getTime() + 1));
    expect(await here.app.payment.expirePayments(system)).toEqual({ expired: 0 });
  });

  it('with two codes waits for a person', async () => {
    const [one, two] = [order(), order()];
    const here = seededWorld(one, two);
    await send(here, noticeOf(`${one.code} ${two.code}`, 99_000));
    expect(transfersOf(here)).toMatchObject([{ status: 'WAITING', waitingReason: 'AMBIGUOUS_MEMO' }]);
  });

  it('for an order that ran out waits as late, and a second payment as paid already', async () => {
    const closed = order({ status: 'CANCELED', cancelReason: 'EXPIRED' });
    const open = order();
    const here = seededWorld(closed, open);
    await send(here, noticeOf(closed.code, 99_000));
    await send(here, noticeOf(open.code, 99_000));
    await send(here, noticeOf(open.code, 99_000));
    expect(transfersOf(here).map(({ waitingReason }) => waitingReason)).toEqual([
      'LATE',
      null,
      'ALREADY_PAID',
    ]);
    expect(await fitCoins(here)).toBe(open.coins);
  });

  it('of too little moves the order and tells its member what is missing; the rest completes it', async () => {
    const payment = order();
    const here = seededWorld(payment);
    await send(here, noticeOf(payment.code, 40_000));
    await send(here, noticeOf(payment.code, 9000));
    expect(paymentOf(here, payment)).toMatchObject({ status: 'PROCESSING', receivedVnd: 0 });
    expect(here.events('payment.part_received')).toMatchObject([
      { userId: member.id, code: payment.code, receivedVnd: 40_000, missingVnd: 59_000 },
      { receivedVnd: 49_000, missingVnd: 50_000 },
    ]);

    await send(here, noticeOf(payment.code, 50_000, { reference: 'FTLAST' }));
    expect(paymentOf(here, payment)).toMatchObject({
      status: 'COMPLETED',
      receivedVnd: 99_000,
      bankCode: 'FTLAST',
    });
    expect(transfersOf(here).map(({ status }) => status)).toEqual(['MATCHED', 'MATCHED', 'MATCHED']);
    expect(await fitCoins(here)).toBe(payment.coins);
    expect(here.events('payment.part_received')).toHaveLength(2);
  });

  it('of the whole price after a part completes the order, and the part is no longer asked for', async () => {
    const payment = order();
    const here = seededWorld(payment);
    await send(here, noticeOf(payment.code, 40_000));
    await send(here, noticeOf(payment.code, 99_000));
    expect(transfersOf(here)).toMatchObject([
      { status: 'WAITING', waitingReason: 'ALREADY_PAID' },
      { status: 'MATCHED' },
    ]);
  });

  it('with a reference that completed another order waits, instead of failing', async () => {
    const [paid, open] = [order(), order()];
    const here = seededWorld(paid, open);
    await here.app.payment.approve(staff, { id: paid.id, bankCode: 'ft 900' });
    await send(here, noticeOf(open.code, 99_000, { reference: 'FT900' }));
    expect(transfersOf(here)).toMatchObject([
      { status: 'WAITING', waitingReason: 'ALREADY_PAID', suggestedPaymentId: open.id },
    ]);
    expect(paymentOf(here, open).status).toBe('PENDING');
  });

  it.each(['with its code', 'without words'])(
    '%s, of an order that staff completed by hand, is put down to it, and no coin moves',
    async (words) => {
      const payment = order();
      const here = seededWorld(payment);
      await here.app.payment.approve(staff, { id: payment.id, bankCode: 'FT901' });
      const content = words === 'with its code' ? payment.code : 'chuyen tien';
      await send(here, noticeOf(content, 99_000, { reference: 'ft-901' }));
      expect(transfersOf(here)).toMatchObject([
        { status: 'MATCHED', allocations: [{ paymentId: payment.id }] },
      ]);
      expect(paymentOf(here, payment)).toMatchObject({ status: 'COMPLETED', receivedVnd: 99_000 });
      expect(await fitCoins(here)).toBe(payment.coins);
      expect(here.events('payment.approved')).toHaveLength(1);
    },
  );

  it('is answered though judging failed; the clock judges it later, and one that fails holds up no other', async () => {
    const [one, two] = [order(), order()];
    const here = seededWorld(one, two);
    let isBroken = true;
    const lockByCodes = here.ports.reads.payments.lockByCodes;
    const transaction: typeof here.ports.transaction = (work) =>
      here.ports.transaction((repositories) => {
        const payments = {
          ...repositories.payments,
          lockByCodes: async (codes: readonly string[]) => {
            if (isBroken && codes.includes(one.code)) throw new Error('The database went away');
            return lockByCodes(codes);
          },
        };
        return work({ ...repositories, payments });
      });
    const broken = world({}, { ...here.ports, transaction });
    expect(await send({ ...here, app: broken.app }, noticeOf(one.code, 99_000))).toBe(1);
    expect(await send({ ...here, app: broken.app }, noticeOf(two.code, 99_000))).toBe(1);
    expect(transfersOf(here).map(({ status }) => status)).toEqual(['RECEIVED', 'MATCHED']);

    await send({ ...here, app: broken.app }, noticeOf('khong ro', 5000));
    await expect(broken.app.payment.judgeReceived(system)).rejects.toThrow('went away');
    isBroken = false;
    expect(await broken.app.payment.judgeReceived(system)).toEqual({ looked: 1 });
    expect(transfersOf(here).map(({ status }) => status)).toEqual(['MATCHED', 'MATCHED', 'WAITING']);
    expect(await broken.app.payment.judgeReceived(system)).toEqual({ looked: 0 });
    expect(await fitCoins(here)).toBe(one.coins + two.coins);
  });
});
