import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankCodeOf } from '#core/money/payment/payment.ts';
import type { Repositories, Transaction } from '#core/kernel/transaction.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { aBankNotice, anIncomingTransfer } from '#fixtures/money/incoming-transfers.ts';
import { aPayment } from '#fixtures/money/payments.ts';
import { storedUser } from '#fixtures/engine/suites/home.ts';
import { rows } from './database.ts';
import { down, up } from '../migrations/20261125_values-references.ts';
import { createTestDatabase, type TestDatabase } from '../testing/cluster.ts';
import { knexReads, knexTransaction } from './transaction.ts';

const secretBox = { seal: (text: string) => text, open: (text: string) => text };

describe('bank references in PostgreSQL', () => {
  let test: TestDatabase;
  let reads: Repositories;
  let transaction: Transaction;
  beforeAll(async () => {
    test = await createTestDatabase();
    reads = knexReads(test.db, { secretBox });
    transaction = knexTransaction(test.db, { secretBox });
  });
  afterAll(() => test.drop());

  it('fold as the product folds them', async () => {
    const piece = fc.constantFrom('FT', 'ft24', ' ', '.', '\u200b', '\u202e', '\u3000', 'Ｆ', '９', 'ễ', 'Đ', '#', '#2', '/', '𝐀', 'ﬁ', '\u0301'); // prettier-ignore
    const typed = fc
      .sample(fc.array(piece, { maxLength: 7 }), { numRuns: 300, seed: 4 })
      .map((pieces) => pieces.join(''));
    const folded = await rows<{ reference: string }>(
      test.db,
      'select code_skeleton(typed) as reference from unnest(?::text[]) with ordinality as t(typed, place) order by place',
      [typed],
    );
    expect(folded.map(({ reference }) => reference)).toEqual(typed.map(bankCodeOf));
  });

  it('of before are folded once: the first of several keeps the place, all stay, and the reconciliation names them', async () => {
    await down(test.db);
    const { id: userId } = await storedUser({ transaction, reads });
    const completed = (bankCode: string, minute: number) => {
      const at = new Date(noon.getTime() + minute * 60_000);
      return { ...aPayment({ userId }), bankCode, status: 'COMPLETED' as const, transferId: `t${minute}`, completedAt: at }; // prettier-ignore
    };
    const [first, second, third, unseen] = [
      completed('FT7', 1),
      completed('FT7', 2),
      completed('FT8/2', 3),
      completed('x', 4),
    ];
    for (const payment of [first, second, third, unseen]) {
      await reads.payments.insert({ ...payment, status: 'PENDING' });
      await test.db('payments').where({ id: payment.id }).update({ bankCodeKey: payment.id, bankCode: payment.bankCode, transferId: payment.transferId, status: 'COMPLETED', completedAt: payment.completedAt }); // prettier-ignore
    }
    await test
      .db('payments')
      .where({ id: second.id })
      .update({ bankCode: 'FT\u200b7', bankCodeKey: 'FT\u200b7' });
    await test.db('payments').where({ id: unseen.id }).update({ bankCode: '\u200b', bankCodeKey: '\u200b' });
    const notice = aBankNotice();
    await reads.bankNotices.insert(notice);
    const shared = anIncomingTransfer({ noticeId: notice.id, bankReference: 'FT8' });
    const old = anIncomingTransfer({ noticeId: notice.id, bankReference: 'FT/9' });
    const again = anIncomingTransfer({ noticeId: notice.id, bankReference: 'FT9', amountVnd: old.amountVnd });
    for (const transfer of [shared, old, again]) await reads.incomingTransfers.insert(transfer);
    await test.db('transfer_allocations').insert({ transferId: shared.id, position: 0, paymentId: third.id, amountVnd: 1, by: '1', at: noon }); // prettier-ignore

    await up(test.db);

    const keys = await rows(
      test.db,
      'select bank_code, bank_code_key from payments where status = ? order by completed_at',
      ['COMPLETED'],
    );
    expect(keys).toEqual([
      { bankCode: 'FT7', bankCodeKey: 'FT7' },
      { bankCode: 'FT\u200b7', bankCodeKey: `FT7!${second.id}` },
      { bankCode: 'FT8#2', bankCodeKey: 'FT8#2' },
      { bankCode: '\u200b', bankCodeKey: '\u200b' },
    ]);
    expect(await reads.payments.completedBy('f t 7')).toBe(first.id);
    expect((await reads.incomingTransfers.find(old.id))?.bankReference).toBe('FT/9');
    expect((await reads.incomingTransfers.find(again.id))?.bankReference).toBe('FT9');
    const named = (await reads.moneyAudit.breaches()).filter(({ rule }) =>
      rule.endsWith('reference_repeated'),
    );
    expect(named.map(({ rule, count }) => [rule, count])).toEqual([
      ['payment.reference_repeated', 3],
      ['transfer.reference_repeated', 2],
    ]);
  });
});
