import { describe, expect, it } from 'vitest';
import { anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import type { IncomingTransfer } from './incoming-transfer.ts';
import { codesIn, judge } from './matching.ts';
import type { Payment } from './payment.ts';

const order = aPayment({ userId: 'hoa' });
const transfer = (parts: Partial<IncomingTransfer> = {}) => anIncomingTransfer({ noticeId: 'n', ...parts });
const part = (amountVnd: number, parts: Partial<IncomingTransfer> = {}) =>
  transfer({ amountVnd, status: 'WAITING', waitingReason: 'UNDER', suggestedPaymentId: order.id, ...parts });

type Parts = Readonly<{
  transfer?: Partial<IncomingTransfer>;
  named?: readonly Payment[];
  served?: string | null;
  reported?: readonly IncomingTransfer[];
  parts?: readonly IncomingTransfer[];
}>;
const verdictOn = ({
  transfer: own = {},
  named = [order],
  served = null,
  reported,
  parts = [],
}: Parts = {}) => judge({ transfer: transfer(own), named, served, reported: reported ?? parts, parts });
const waits = (reason: string, payment: Payment | null = order) => ({ kind: 'WAITS', reason, payment });

describe('the matching engine', () => {
  it('completes an order by exactly its price', () => {
    expect(verdictOn()).toEqual({ kind: 'PAYS', payment: order, together: [] });
  });

  it.each([
    [98_999, 'UNDER'],
    [1, 'UNDER'],
    [99_001, 'OVER'],
    [1_000_000_000_000, 'OVER'],
  ])('leaves %i ₫ for 99 000 ₫ to a person', (amountVnd, reason) => {
    expect(verdictOn({ transfer: { amountVnd } })).toEqual(waits(reason));
  });

  it('asks for what is missing, once a person put a part down', () => {
    const half = { ...order, status: 'PROCESSING', receivedVnd: 49_000 } as const;
    expect(verdictOn({ named: [half], transfer: { amountVnd: 50_000 } })).toMatchObject({ kind: 'PAYS' });
    expect(verdictOn({ named: [half] })).toEqual(waits('OVER', half));
  });

  it('joins parts that came before when together they are exact', () => {
    const parts = [part(30_000), part(20_000)];
    expect(verdictOn({ transfer: { amountVnd: 49_000 }, parts })).toEqual({
      kind: 'PAYS',
      payment: order,
      together: parts,
    });
    expect(verdictOn({ transfer: { amountVnd: 48_999 }, parts })).toEqual(waits('UNDER'));
    expect(verdictOn({ transfer: { amountVnd: 49_001 }, parts })).toEqual(waits('OVER'));
    // The whole price again: the parts were given up by their sender.
    expect(verdictOn({ parts })).toEqual({ kind: 'PAYS', payment: order, together: [] });
  });

  it('counts of a part only what nobody put elsewhere', () => {
    const allocations = [{ paymentId: null, amountVnd: 10_000, note: null, by: '1', at: order.createdAt }];
    const parts = [part(30_000, { allocations })];
    expect(verdictOn({ transfer: { amountVnd: 79_000 }, parts })).toMatchObject({
      kind: 'PAYS',
      together: parts,
    });
    expect(verdictOn({ transfer: { amountVnd: 69_000 }, parts })).toEqual(waits('UNDER'));
  });

  it('asks a person about words that name no order, or two', () => {
    const other = aPayment({ userId: 'lan' });
    expect(verdictOn({ named: [] })).toEqual(waits('UNKNOWN_MEMO', null));
    expect(verdictOn({ named: [order, other] })).toEqual(waits('AMBIGUOUS_MEMO'));
  });

  it('asks a person about another account, however the right one is spelled', () => {
    expect(verdictOn({ transfer: { accountNumber: '0123456788' } })).toEqual(waits('WRONG_ACCOUNT'));
    expect(verdictOn({ transfer: { accountNumber: '0123 456.789' } })).toMatchObject({ kind: 'PAYS' });
  });

  it('asks a person about an order that is closed', () => {
    const canceled = { ...order, status: 'CANCELED', cancelReason: 'EXPIRED' } as const;
    const completed = { ...order, status: 'COMPLETED', receivedVnd: 99_000 } as const;
    expect(verdictOn({ named: [canceled] })).toEqual(waits('LATE', canceled));
    expect(verdictOn({ named: [completed] })).toEqual(waits('ALREADY_PAID', completed));
  });

  it('never pays by a reference that completed an order', () => {
    expect(verdictOn({ served: 'another' })).toEqual(waits('ALREADY_PAID'));
    expect(verdictOn({ named: [], served: 'another' })).toEqual(waits('ALREADY_PAID', null));
  });

  it('accounts for an order that staff completed by this very reference before the money was reported', () => {
    const completed = { ...order, status: 'COMPLETED', receivedVnd: 0 } as const;
    const served = order.id;
    expect(verdictOn({ named: [completed], served })).toEqual({ kind: 'BOOKS', payment: completed });
    expect(verdictOn({ named: [completed], served, transfer: { amountVnd: 98_000 } })).toEqual(
      waits('ALREADY_PAID', completed),
    );
    const known = { ...completed, receivedVnd: 99_000 };
    expect(verdictOn({ named: [known], served })).toEqual(waits('ALREADY_PAID', known));
  });

  it('takes the same amount from another source for the same money under another name', () => {
    const reported = [part(49_500, { source: 'sepay' })];
    const again = { amountVnd: 49_500, source: 'statement' } as const;
    expect(verdictOn({ transfer: again, reported, parts: reported })).toEqual(waits('DUPLICATE'));
    expect(verdictOn({ transfer: { ...again, source: 'sepay' }, reported, parts: reported })).toMatchObject({
      kind: 'PAYS',
    });
    expect(verdictOn({ transfer: { ...again, amountVnd: 10_000 }, reported, parts: reported })).toEqual(
      waits('UNDER'),
    );
  });

  it('asks about a bounded number of codes, whatever is written', () => {
    const codes = codesIn(`PAYFB00${'PAYFBIIIIIIII1LI0'.repeat(60)}`);
    expect(codes.length).toBeLessThanOrEqual(50);
    expect(codesIn(`chuyen tien ${order.code}`)).toEqual([order.code]);
  });
});
