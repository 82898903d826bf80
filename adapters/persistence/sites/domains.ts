import { DomainError } from '#core/kernel/domain-error.ts';
import { livingStatuses, type Domain } from '#core/sites/domain-name/domain.ts';
import type { DomainRow, Domains, OldName } from '#core/sites/domain-name/ports.ts';
import { readListRequest, staffLists } from '#adapters/ports/staff-lists.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { refusing, requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';
import { nameOf } from '../engine/person-name.ts';
import { staffList, type ListSource } from '../engine/staff-list.ts';

const refusals = {
  domains_user_id_fkey: 'user.not_found',
  domains_one_living: 'domain.one_only',
} as const;

const living = livingStatuses.map((status) => `'${status}'`).join(', ');

const select = `d.*, ${nameOf('o')} as user_name, d.name || '.' || d.zone as host,
  (select count(*)::integer from domain_hosts h where h.domain_id = d.id and h.status <> 'RELEASED') as hosts`;
const from = 'domains d join users o on o.id = d.user_id';

const list: ListSource<keyof typeof staffLists.domains> = {
  select,
  from,
  own: { table: 'domains', as: 'd' },
  columns: {
    id: 'd.id',
    userId: 'd.user_id',
    userName: nameOf('o'),
    name: 'd.name',
    status: 'd.status',
    isSuspended: '(d.suspended_at is not null)',
    startsAt: 'd.starts_at',
    expiresAt: 'd.expires_at',
    createdAt: 'd.created_at',
    updatedAt: 'd.updated_at',
  },
  search: 'd.name like ? or d.user_id in (select u.id from users u where u.search like ?)',
  tieBreak: 'd.id',
};

const lives = ({ status }: Domain): boolean => livingStatuses.some((one) => one === status);

export const knexDomains = (db: Connection): Domains => {
  const found = async (
    where: string,
    values: readonly (string | Date | number)[],
  ): Promise<readonly Domain[]> => rows<Domain>(db(), `select * from domains ${where}`, values);

  /** One name has one owner; a name that has ended is free. */
  const claim = async ({ id, name, zone, ...domain }: Domain): Promise<void> => {
    if (!lives({ id, name, zone, ...domain })) {
      await db()('site_names').where({ name, domainId: id, until: null }).delete();
      return;
    }
    const claimed = await rows(
      db(),
      `insert into site_names (name, zone, domain_id) values (?, ?, ?)
       on conflict (name) do update set until = null where site_names.domain_id = excluded.domain_id returning name`,
      [name, zone, id],
    );
    if (claimed.length === 0) throw new DomainError('domain.exists');
  };

  return {
    find: async (id) => (await found('where id = ?', [id]))[0] ?? null,
    async lock(id) {
      const [domain] = await found('where id = ? for update', [id]);
      if (!domain) throw new DomainError('domain.not_found');
      return domain;
    },
    livingOf: async (userId) =>
      (await found(`where user_id = ? and status in (${living})`, [userId]))[0] ?? null,
    allOf: (userId) => found('where user_id = ? order by created_at, id', [userId]),

    async insert(domain) {
      await refusing(refusals, db()('domains').insert(domain));
      await claim(domain);
    },
    async update({ id, ...domain }) {
      const { version } = domain;
      const written = await refusing(
        refusals,
        db()('domains')
          .where({ id, version: version - 1 })
          .update(domain, ['id']),
      );
      requireFresh(written.length);
      await claim({ id, ...domain });
    },

    async taken(names) {
      const there = await rows<{ name: string }>(db(), 'select name from site_names where name = any(?)', [
        [...names],
      ]);
      return new Set(there.map(({ name }) => name));
    },
    async keepOldName({ name, domainId, until }) {
      await db()('site_names').where({ name, domainId }).update({ until });
    },
    async oldNameOf(id) {
      const [old] = await rows<OldName>(
        db(),
        'select * from site_names where domain_id = ? and until is not null order by until limit 1',
        [id],
      );
      return old ?? null;
    },
    oldNamesDue: (at, limit) =>
      rows<OldName>(db(), 'select * from site_names where until <= ? order by until, name limit ?', [
        at,
        limit,
      ]),
    async forgetName(name) {
      await db()('site_names').where({ name }).whereNotNull('until').delete();
    },

    async dueSteps(at, limit) {
      const due = await rows<{ id: string }>(
        db(),
        'select id from domains where next_step_at <= ? order by next_step_at, id limit ?',
        [at, limit],
      );
      return due.map(({ id }) => id);
    },
    stepsBefore: (until, last, limit) =>
      found('where next_step_at <= ? and id > ? order by id limit ?', [until, last ?? '', limit]),
    showing: (mediumId) =>
      found('where favicon_id = ? or logo_id = ? or text_logo_id = ? order by id', [
        mediumId,
        mediumId,
        mediumId,
      ]),

    list: (request) =>
      staffList<DomainRow, keyof typeof staffLists.domains>(
        db(),
        list,
        readListRequest(staffLists.domains, request),
      ),
    async row(id) {
      const [row] = await rows<DomainRow>(db(), `select ${select} from ${from} where d.id = ?`, [id]);
      if (!row) throw new DomainError('domain.not_found');
      return row;
    },
    names: () =>
      rows<Readonly<{ name: string; zone: string }>>(
        db(),
        `select name, zone from site_names
         union all
         select h.target, d.zone from domain_hosts h join domains d on d.id = h.domain_id where h.status <> 'RELEASED'`,
      ),
  };
};
