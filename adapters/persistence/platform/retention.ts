import { DomainError } from '#core/kernel/domain-error.ts';
import type { RetentionTerms } from '#core/platform/retention/ports.ts';
import { mostCounted, type Retention, type RetentionLimits } from '#core/platform/retention/retention.ts';
import type { RetentionKind } from '#core/platform/retention/terms.ts';
import type { Connection } from '../engine/ambient-transaction.ts';
import { rows } from '../engine/database.ts';

const served: readonly (readonly [table: string, since: string, limit: keyof RetentionLimits])[] = [
  ['idempotency_keys', 'created_at', 'idempotencyKeys'],
  ['sessions', 'coalesce(ended_at, expires_at)', 'sessions'],
  ['verifications', 'created_at', 'verifications'],
  ['events', 'handled_at', 'events'],
  ['ws_tickets', 'expires_at', 'expired'],
  ['rate_limits', 'resets_at', 'expired'],
  ['sign_in_turns', 'expires_at', 'expired'],
  ['trusted_devices', 'expires_at', 'expired'],
  ['passkey_challenges', 'expires_at', 'expired'],
  ['provider_attempts', 'expires_at', 'expired'],
  ['provider_claims', 'expires_at', 'expired'],
  ['personal_token_calls', 'at', 'personalTokens'],
  // After its calls, so that none goes unread with it.
  ['personal_tokens', 'coalesce(revoked_at, expires_at)', 'personalTokens'],
  ['known_clients', 'seen_at', 'knownClients'],
];

/** One statement must be done long before its time is up, however much has piled up. */
const batch = 2_000;

const nothingQuoted = `'{"text": "", "mediumIds": [], "link": null}'::jsonb`;

const oldCases = `select id from moderation_cases where status = 'DECIDED' and decided_at < ?`;

/** The cases stay, with what was decided and why; what they quoted, and what reporters wrote, goes. */
const forgetCaseTexts = async (db: Connection, before: Date): Promise<void> => {
  await rows(
    db(),
    `update moderation_reports set snapshot = ${nothingQuoted}, note = ''
     where case_id in (${oldCases}) and (snapshot <> ${nothingQuoted} or note <> '')`,
    [before],
  );
  await rows(
    db(),
    `update moderation_cases set snapshot = ${nothingQuoted}
     where id in (${oldCases}) and snapshot <> ${nothingQuoted}`,
    [before],
  );
};

const counted: readonly (readonly [kind: RetentionKind, rows: string])[] = [
  ...served.flatMap(([table, since, limit]) =>
    limit === 'expired' ? [] : [[limit, `select 1 from ${table} where ${since} < ?`] as const],
  ),
  [
    'caseTexts',
    `select 1 from moderation_reports
     where case_id in (${oldCases}) and (snapshot <> ${nothingQuoted} or note <> '')`,
  ],
  ['caseTexts', `select 1 from moderation_cases where id in (${oldCases}) and snapshot <> ${nothingQuoted}`],
];

const knexRetention = (db: Connection): Retention => ({
  async forget(limits) {
    let forgotten = 0;
    for (const [table, since, limit] of served) {
      let gone: number;
      do {
        const removed = await rows(
          db(),
          `delete from ${table} where ctid = any(array(select ctid from ${table} where ${since} < ? limit ${batch}))
           returning 1`,
          [limits[limit]],
        );
        gone = removed.length;
        forgotten += gone;
      } while (gone === batch);
    }
    await forgetCaseTexts(db, limits.caseTexts);
    return forgotten;
  },
  async count(kind, before) {
    const parts = counted.filter(([name]) => name === kind).map(([, one]) => one);
    const [found] = await rows<{ count: number }>(
      db(),
      `select count(*)::int as count from (${parts.join(' union all ')} limit ${mostCounted + 1}) as gone`,
      parts.map(() => before),
    );
    return found?.count ?? 0;
  },
});

const knexRetentionTerms = (db: Connection): RetentionTerms => ({
  all: () => rows(db(), `select kind, days, version, changed_at from retention_terms order by kind`),
  async put({ kind, days, version, changedAt }) {
    const stored = await rows(
      db(),
      `insert into retention_terms (kind, days, version, changed_at)
       select ?, ?::int, ?::int, ?::timestamptz
       where ?::int = 1 or exists (select 1 from retention_terms where kind = ?)
       on conflict (kind) do update
       set days = excluded.days, version = excluded.version, changed_at = excluded.changed_at
       where retention_terms.version = excluded.version - 1
       returning 1`,
      [kind, days, version, changedAt, version, kind],
    );
    if (stored.length === 0) throw new DomainError('version.stale');
  },
});

/** What is cleaned away, and by which terms. */
export const retentionRepositories = (db: Connection) => ({
  retention: knexRetention(db),
  retentionTerms: knexRetentionTerms(db),
});
