import { describe, expect, it } from 'vitest';
import { permissions } from '#core/access/actor/permission.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { aUser } from '#fixtures/people/users.ts';
import { actorFor, refusalOf, staff, world } from '#fixtures/engine/world.ts';

const member = aUser({ id: 'hoa' });
const notice = aBankNotice();
const payment = aPayment({ userId: member.id, status: 'PROCESSING', receivedVnd: 40_000 });
const part = { paymentId: payment.id, amountVnd: 40_000, note: null, by: 'system', at: noon };
const byHand = anIncomingTransfer({
  noticeId: notice.id,
  status: 'MATCHED',
  amountVnd: 40_000,
  allocations: [part],
});
const naming = anIncomingTransfer({
  noticeId: notice.id,
  status: 'WAITING',
  waitingReason: 'UNDER',
  suggestedPaymentId: payment.id,
  amountVnd: 10_000,
});
const elsewhere = anIncomingTransfer({
  noticeId: notice.id,
  status: 'WAITING',
  waitingReason: 'UNKNOWN_MEMO',
});
const seededWorld = () =>
  world({
    users: [member],
    payments: [payment],
    bankNotices: [notice],
    incomingTransfers: [byHand, naming, elsewhere],
  });

describe('the money of one order', () => {
  it('is what was put down to it, by whomever, and what names it and waits', async () => {
    const found = await seededWorld().app.payment.listTransfersOf(staff, payment.id);
    expect(found.map(({ id }) => id).toSorted()).toEqual([byHand.id, naming.id].toSorted());
    expect(found.find(({ id }) => id === naming.id)).toMatchObject({
      unallocatedVnd: 10_000,
      suggestedPaymentCode: payment.code,
    });
  });

  it('is shown to those who see orders, of orders that exist', async () => {
    const { app } = seededWorld();
    const clerk = actorFor(
      aUser({ id: 'clerk' }),
      permissions.filter((name) => name !== 'payment.view'),
    );
    expect(await refusalOf(app.payment.listTransfersOf(clerk, payment.id))).toBe('access.not_authorized');
    expect(await refusalOf(app.payment.listTransfersOf(staff, 'nothing'))).toBe('payment.not_found');
  });
});
