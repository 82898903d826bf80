import type { Retention } from '#core/platform/retention/retention.ts';
import type { TableName, Tables, View } from '../engine/store.ts';

/** The cases stay, with what was decided and why; what they quoted, and what reporters wrote, goes. */
const forgetCaseTexts = ({ table }: View, before: Date): void => {
  const snapshot = { text: '', mediumIds: [], link: null };
  const [cases, reports] = [table('cases'), table('contentReports')];
  const isOld = (id: string) => {
    const one = cases.get(id);
    return one?.status === 'DECIDED' && one.decidedAt !== null && one.decidedAt < before;
  };
  for (const one of cases.all()) if (isOld(one.id)) cases.set(one.id, { ...one, snapshot });
  for (const report of reports.all())
    if (isOld(report.caseId)) reports.set(report.id, { ...report, snapshot, note: '' });
};

export const memoryRetention = (view: () => View): Retention => ({
  async forget(limits) {
    let forgotten = 0;
    const drop = <Name extends TableName>(name: Name, isOver: (row: Tables[Name]) => boolean): void => {
      const table = view().table(name);
      for (const [key, row] of table.entries()) {
        if (!isOver(row)) continue;
        table.delete(key);
        forgotten += 1;
      }
    };
    drop('idempotencyKeys', ({ createdAt }) => createdAt < limits.idempotencyKeys);
    drop('sessions', ({ endedAt, expiresAt }) => (endedAt ?? expiresAt) < limits.sessions);
    drop('verifications', ({ createdAt }) => createdAt < limits.verifications);
    drop('trustedDevices', ({ expiresAt }) => expiresAt < limits.expired);
    drop('passkeyChallenges', ({ expiresAt }) => expiresAt < limits.expired);
    drop('providerAttempts', ({ expiresAt }) => expiresAt < limits.expired);
    drop('providerClaims', ({ expiresAt }) => expiresAt < limits.expired);
    drop('personalTokenCalls', ({ at }) => at < limits.personalTokens);
    drop('personalTokens', ({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt) < limits.personalTokens);
    const isHandled = ({ handledAt }: Tables['events']) => handledAt !== null && handledAt < limits.events;
    const gone = new Set(
      view()
        .table('events')
        .all()
        .filter(isHandled)
        .map(({ id }) => String(id)),
    );
    drop('events', isHandled);
    const before = forgotten;
    drop('eventClaims', ({ eventId }) => gone.has(eventId));
    // A claim goes with its event.
    forgotten = before;
    forgetCaseTexts(view(), limits.caseTexts);
    return forgotten;
  },
});
