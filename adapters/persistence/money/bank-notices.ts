import type { BankNotice } from '#core/money/payment/incoming-transfer.ts';
import type { BankNoticeRow, BankNotices } from '#core/money/payment/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const list: ListSource<keyof typeof staffLists.bankNotices> = {
  select: `n.id, n.source, n.source_id, n.outcome, n.imported_by, n.received_at,
    case when n.outcome = 'UNREADABLE' then n.body end as body`,
  from: 'bank_notices n',
  columns: {
    id: 'n.id',
    source: 'n.source',
    sourceId: 'n.source_id',
    outcome: 'n.outcome',
    importedBy: 'n.imported_by',
    receivedAt: 'n.received_at',
  },
  search: 'fold(n.source_id)',
  tieBreak: 'n.id',
};

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

  list: (request) =>
    staffList<BankNoticeRow, keyof typeof staffLists.bankNotices>(
      db(),
      list,
      readListRequest(staffLists.bankNotices, request),
    ),
});
