import type { MailAddress } from '#core/platform/notification/delivery/mail-address.ts';
import type { DeliveryReports, MailAddresses } from '#core/platform/notification/delivery/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

export const knexDeliveryReports = (db: Connection): DeliveryReports => ({
  async insert(report) {
    const stored = await db()('delivery_reports')
      .insert(report)
      .onConflict(['mailId', 'kind'])
      .ignore()
      .returning('mailId');
    return stored.length > 0;
  },
});

const columns = 'address, user_id, soft_count, soft_since, undeliverable_since, detail, cleared_at';

export const knexMailAddresses = (db: Connection): MailAddresses => ({
  async find(address) {
    const [row] = await rows<MailAddress>(db(), `select ${columns} from mail_addresses where address = ?`, [
      address,
    ]);
    return row ?? null;
  },

  async lock(fresh) {
    // Two reports about one new address: the second waits for the row of the first.
    await db()('mail_addresses').insert(fresh).onConflict('address').ignore();
    const [row] = await rows<MailAddress>(
      db(),
      `select ${columns} from mail_addresses where address = ? for update`,
      [fresh.address],
    );
    return row ?? fresh;
  },

  async put({ address, ...state }) {
    await db()('mail_addresses')
      .insert({ address, ...state })
      .onConflict('address')
      .merge();
  },

  of: (userId) =>
    rows<MailAddress>(db(), `select ${columns} from mail_addresses where user_id = ? order by address`, [
      userId,
    ]),

  async deleteAllOf(userId) {
    await db()('mail_addresses').where({ userId }).delete();
  },
});
