import { DomainError } from '#core/kernel/domain-error.ts';
import type { RetentionTerms } from '#core/platform/retention/ports.ts';
import type { Retention } from '#core/platform/retention/retention.ts';
import type { RetentionKind, RetentionTerm } from '#core/platform/retention/terms.ts';
import type { TableName, Tables, View } from '../engine/store.ts';

declare module '../engine/store.ts' {
  interface Tables {
    retentionTerms: RetentionTerm;
  }
}

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
  count: async (kind, before) => countOf(view(), before)[kind](),
});

const countOf = ({ table }: View, before: Date): Readonly<Record<RetentionKind, () => number>> => {
  const among = <Name extends TableName>(name: Name, isOver: (row: Tables[Name]) => boolean): number =>
    table(name).all().filter(isOver).length;
  const isOld = (id: string) => {
    const one = table('cases').get(id);
    return one?.status === 'DECIDED' && one.decidedAt !== null && one.decidedAt < before;
  };
  const quotes = ({ text, mediumIds, link }: Tables['cases']['snapshot']) =>
    text !== '' || mediumIds.length > 0 || link !== null;
  return {
    idempotencyKeys: () => among('idempotencyKeys', ({ createdAt }) => createdAt < before),
    sessions: () => among('sessions', ({ endedAt, expiresAt }) => (endedAt ?? expiresAt) < before),
    verifications: () => among('verifications', ({ createdAt }) => createdAt < before),
    events: () => among('events', ({ handledAt }) => handledAt !== null && handledAt < before),
    personalTokens: () =>
      among('personalTokenCalls', ({ at }) => at < before) +
      among('personalTokens', ({ revokedAt, expiresAt }) => (revokedAt ?? expiresAt) < before),
    // Memory keeps none.
    knownClients: () => 0,
    caseTexts: () =>
      among('cases', ({ id, snapshot }) => isOld(id) && quotes(snapshot)) +
      among(
        'contentReports',
        ({ caseId, snapshot, note }) => isOld(caseId) && (quotes(snapshot) || note !== ''),
      ),
  };
};

export const memoryRetentionTerms = (view: () => View): RetentionTerms => ({
  all: async () =>
    view()
      .table('retentionTerms')
      .all()
      .toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
  async put(term) {
    const table = view().table('retentionTerms');
    if ((table.get(term.kind)?.version ?? 0) !== term.version - 1) throw new DomainError('version.stale');
    table.set(term.kind, term);
  },
});
