import type { ExternalHost } from '#core/sites/external-host/external-host.ts';
import type { ExternalHostRow, ExternalHosts } from '#core/sites/external-host/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = {
  domain_hosts_verified: 'domain.host_taken',
  domain_hosts_domain_id_fkey: 'domain.not_found',
} as const;

const list: ListSource<keyof typeof staffLists.externalHosts> = {
  select: `h.*, ${nameOf('o')} as user_name, d.name`,
  from: 'domain_hosts h join users o on o.id = h.user_id join domains d on d.id = h.domain_id',
  own: { table: 'domain_hosts', as: 'h' },
  columns: {
    id: 'h.id',
    domainId: 'h.domain_id',
    userId: 'h.user_id',
    userName: nameOf('o'),
    host: 'h.host',
    name: 'd.name',
    status: 'h.status',
    checkedAt: 'h.checked_at',
    nextCheckAt: 'h.next_check_at',
    verifiedAt: 'h.verified_at',
    createdAt: 'h.created_at',
  },
  search:
    'h.host like ? or h.domain_id in (select s.id from domains s where s.name like ?) or ' +
    'h.user_id in (select u.id from users u where u.search like ?)',
  tieBreak: 'h.id',
};

const stored = ({ problems, ...host }: ExternalHost) => ({ ...host, problems: JSON.stringify(problems) });
const verified = "verified_at is not null and status <> 'RELEASED'";

export const knexExternalHosts = (db: Connection): ExternalHosts => {
  const found = (where: string, values: readonly (string | Date | number)[]): Promise<ExternalHost[]> =>
    rows<ExternalHost>(db(), `select * from domain_hosts ${where}`, values);
  return {
    lock: async (id) => (await found('where id = ? for update', [id]))[0] ?? null,
    find: async (id) => (await found('where id = ?', [id]))[0] ?? null,
    ofDomain: (id) => found("where domain_id = ? and status <> 'RELEASED' order by created_at, id", [id]),
    async countAdded(userId, since) {
      const [counted] = await rows<{ count: number }>(
        db(),
        'select count(*)::integer as count from domain_hosts where user_id = ? and created_at >= ?',
        [userId, since],
      );
      return counted?.count ?? 0;
    },
    async insert(host) {
      await refusing(refusals, db()('domain_hosts').insert(stored(host)));
    },
    async update(host) {
      const { id, ...rest } = stored(host);
      const written = await refusing(
        refusals,
        db()('domain_hosts')
          .where({ id, version: host.version - 1 })
          .update(rest, ['id']),
      );
      requireFresh(written.length);
    },
    verifiedAs: async (host) => (await found(`where host = ? and ${verified}`, [host]))[0] ?? null,
    async due(at, limit) {
      const due = await found('where next_check_at <= ? order by next_check_at, id limit ?', [at, limit]);
      return due.map(({ id }) => id);
    },
    allOf: (userId) => found('where user_id = ? order by created_at, id', [userId]),
    async deleteAllOf(userId) {
      await db()('domain_hosts').where({ userId }).delete();
    },
    list: (request) =>
      staffList<ExternalHostRow, keyof typeof staffLists.externalHosts>(
        db(),
        list,
        readListRequest(staffLists.externalHosts, request),
      ),
  };
};
