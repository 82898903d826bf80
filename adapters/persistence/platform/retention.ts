import type { RetentionLimits, Retention } from '#core/platform/retention/retention.ts';
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

/** The cases stay, with what was decided and why; what they quoted, and what reporters wrote, goes. */
const forgetCaseTexts = async (db: Connection, before: Date): Promise<void> => {
  const old = `select id from moderation_cases where status = 'DECIDED' and decided_at < ?`;
  await rows(
    db(),
    `update moderation_reports set snapshot = ${nothingQuoted}, note = ''
     where case_id in (${old}) and (snapshot <> ${nothingQuoted} or note <> '')`,
    [before],
  );
  await rows(
    db(),
    `update moderation_cases set snapshot = ${nothingQuoted}
     where id in (${old}) and snapshot <> ${nothingQuoted}`,
    [before],
  );
};

export const knexRetention = (db: Connection): Retention => ({
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
});
