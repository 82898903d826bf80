import type { DnsTask } from '#core/sites/domain-name/dns-task.ts';
import type { DnsTasks } from '#core/sites/domain-name/ports.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

const columns =
  'host, content, action, purpose, domain_id, version, attempts, next_attempt_at, last_error, created_at';

export const knexDnsTasks = (db: Connection): DnsTasks => ({
  async put({
    host,
    content,
    action,
    purpose,
    domainId,
    version,
    attempts,
    nextAttemptAt,
    lastError,
    createdAt,
  }) {
    // A worker that is busy with the former word keeps the name until that call is over.
    await rows(
      db(),
      `insert into dns_tasks (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (host) do update set content = excluded.content, action = excluded.action,
         purpose = excluded.purpose, domain_id = excluded.domain_id, version = dns_tasks.version + 1,
         attempts = excluded.attempts, next_attempt_at = excluded.next_attempt_at,
         last_error = excluded.last_error, created_at = excluded.created_at`,
      [host, content, action, purpose, domainId, version, attempts, nextAttemptAt, lastError, createdAt],
    );
  },
  async take(at, until) {
    const [task] = await rows<DnsTask>(
      db(),
      `update dns_tasks set held_until = ? where host = (
         select host from dns_tasks where next_attempt_at <= ? and (held_until is null or held_until <= ?)
         order by next_attempt_at, host limit 1 for update skip locked
       ) returning ${columns}`,
      [until, at, at],
    );
    return task ?? null;
  },
  async done({ host, version }, at) {
    const counted = await db()('dns_tasks').where({ host, version }).delete();
    if (counted > 0) return true;
    await db()('dns_tasks').where({ host }).update({ heldUntil: null, nextAttemptAt: at });
    return false;
  },
  async postpone({ host, version, attempts, nextAttemptAt, lastError }) {
    const counted = await db()('dns_tasks')
      .where({ host, version })
      .update({ attempts, nextAttemptAt, lastError, heldUntil: null });
    if (counted > 0) return true;
    await db()('dns_tasks').where({ host }).update({ heldUntil: null });
    return false;
  },
  async find(host) {
    const [task] = await rows<DnsTask>(db(), `select ${columns} from dns_tasks where host = ?`, [host]);
    return task ?? null;
  },
});
