import type { BankNotice } from '#core/payment/incoming-transfer.ts';
import type { BankNotices } from '#core/payment/ports.ts';
import type { Connection } from './ambient-transaction.ts';
import { rows } from './database.ts';

export const knexBankNotices = (db: Connection): BankNotices => ({
  async insert(notice) {
    const stored = await db()('bank_notices')
      .insert(notice)
      .onConflict(['source', 'sourceId'])
      .ignore()
      .returning('id');
    return stored.length === 1;
  },

  async find(id) {
    const [notice] = await rows<BankNotice>(db(), 'select * from bank_notices where id = ?', [id]);
    return notice ?? null;
  },

  async findBySource(source, sourceId) {
    const [notice] = await rows<BankNotice>(
      db(),
      'select * from bank_notices where source = ? and source_id = ?',
      [source, sourceId],
    );
    return notice ?? null;
  },
});
