import type { UserId } from '#core/kernel/id.ts';
import { servedStatuses } from '#core/sites/domain-name/domain.ts';
import type { OwnSite } from '#core/sites/own-site/own-site.ts';
import type { OwnSites } from '#core/sites/own-site/ports.ts';
import type { ServedHost } from '#core/sites/own-site/served-host.ts';
import type { VisitCount } from '#core/sites/own-site/visits.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { requireFresh } from '../engine/constraint-errors.ts';
import { rows } from '../engine/database.ts';

const served = servedStatuses.map((status) => `'${status}'`).join(', ');
const isVerified = (host: string): string =>
  `${host}.verified_at is not null and ${host}.status <> 'RELEASED'`;

/** Sites that are served, with where each stands. */
const sites = `select d.id, d.user_id, d.zone, coalesce(
    (select h.host from domain_hosts h where h.domain_id = d.id and h.is_primary and ${isVerified('h')}),
    d.name || '.' || d.zone) as canonical
  from domains d join users u on u.id = d.user_id and u.status = 'ACTIVE'
  where d.status in (${served}) and d.suspended_at is null`;

const hosts = (only: string): string => `with site as (${sites})
  select n.name || '.' || n.zone as host, s.id as domain_id, s.user_id, s.canonical,
    case when n.until is null then 'LABEL' else 'OLD' end as kind
  from site s join site_names n on n.domain_id = s.id ${only.replaceAll('$host', "n.name || '.' || n.zone")}
  union all
  select h.host, s.id, s.user_id, s.canonical, case h.status when 'ACTIVE' then 'ACTIVE' else 'VERIFIED' end
  from site s join domain_hosts h on h.domain_id = s.id and ${isVerified('h')}
    ${only.replaceAll('$host', 'h.host')}`;

export const knexOwnSites = (db: Connection): OwnSites => ({
  async find(id) {
    const [site] = await rows<OwnSite>(db(), 'select * from own_sites where domain_id = ?', [id]);
    return site ?? null;
  },
  async put({ tagline, blocks, links, ...site }) {
    const texts = {
      tagline: JSON.stringify(tagline),
      blocks: JSON.stringify(blocks),
      links: JSON.stringify(links),
    };
    const { domainId, version } = site;
    const stored = await (version === 1
      ? db()('own_sites')
          .insert({ ...site, ...texts })
          .onConflict('domain_id')
          .ignore()
          .returning('version')
      : db()('own_sites')
          .where({ domainId, version: version - 1 })
          .update({ ...site, ...texts }, ['version']));
    requireFresh(stored.length);
  },
  servedHosts: () => rows<ServedHost>(db(), `${hosts('')} order by host`),
  async servedHost(host) {
    const [found] = await rows<ServedHost>(db(), hosts('where $host = ?'), [host, host]);
    return found ?? null;
  },
  async hostsOf(ids) {
    if (ids.length === 0) return new Map();
    const found = await rows<{ userId: UserId; canonical: string }>(
      db(),
      `select user_id, canonical from (${sites} and d.user_id = any(?)) as served`,
      [[...ids]],
    );
    return new Map(found.map(({ userId, canonical }) => [userId, canonical]));
  },
  async countVisits(visits) {
    for (const { visit, count } of visits) {
      const { domainId, day, page, language, source } = visit;
      await rows(
        db(),
        `insert into site_visits (domain_id, day, page, language, source, count)
         select id, ?, ?, ?, ?, ? from domains where id = ?
         on conflict (domain_id, day, page, language, source) do update set count = site_visits.count + excluded.count`,
        [day, page, language, source, count, domainId],
      );
    }
  },
  visitsOf: (id, from) =>
    rows<VisitCount>(
      db(),
      `select day, page, language, source, count from site_visits where domain_id = ? and day >= ?
       order by day collate "C", page collate "C", language collate "C", source collate "C"`,
      [id, from],
    ),
  async deleteAllOf(userId) {
    const own = db()('domains').where({ userId }).select('id');
    await db()('own_sites').whereIn('domain_id', own.clone()).delete();
    await db()('site_visits').whereIn('domain_id', own.clone()).delete();
  },
});
