import type { Id, UserId } from '#core/kernel/id.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';
import type { DomainId } from '#core/sites/domain-name/domain.ts';

export const hostStatuses = ['PENDING', 'VERIFIED', 'ACTIVE', 'ERROR', 'RELEASED'] as const;
export type HostStatus = (typeof hostStatuses)[number];

export const recordKinds = ['TXT', 'CNAME', 'ADDRESS', 'CAA'] as const;
export const problemKinds = ['MISSING', 'OTHER', 'SEVERAL', 'FORBIDS', 'AWAY', 'TAKEN'] as const;
/** One record that is not as it should be; `found` is what stands there instead. */
export type HostProblem = Readonly<{
  record: (typeof recordKinds)[number];
  problem: (typeof problemKinds)[number];
  found: readonly string[];
}>;

/** A name that the member has elsewhere and points at the site. */
export type ExternalHost = Readonly<{
  id: Id<'external-host'>;
  domainId: DomainId;
  userId: UserId;
  /** On the wire: lower case, punycode. */
  host: string;
  /** Stands in the proof: the member who can write it may have the host served. */
  token: string;
  /** The label of the zone that this host alone points to, so that a forgotten record serves nobody else. */
  target: string;
  status: HostStatus;
  problems: readonly HostProblem[];
  isPrimary: boolean;
  /** Since then it is this member's. */
  verifiedAt: Date | null;
  failingSince: Date | null;
  failures: number;
  checks: number;
  checkedAt: Date | null;
  nextCheckAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const mostHosts = 3;
export const mostHostsAdded = 10;
export const hostsAddedWithin = 30 * day;
export const checkEveryMs = 10_000;
const giveUpAfter = 7 * day;
const mailAfterFailures = 3;

const firstWaits = [minute, 5 * minute, 15 * minute, hour] as const;

export const verifyLabel = '_fitboard';
export const proofOf = ({ token }: Pick<ExternalHost, 'token'>): string => `fitboard-verify=${token}`;

export const newExternalHost = (
  made: Pick<ExternalHost, 'id' | 'domainId' | 'userId' | 'host' | 'token' | 'target'>,
  at: Date,
): ExternalHost => ({
  ...made,
  status: 'PENDING',
  problems: [],
  isPrimary: false,
  verifiedAt: null,
  failingSince: null,
  failures: 0,
  checks: 0,
  checkedAt: null,
  nextCheckAt: after(at, firstWaits[0]),
  version: 1,
  createdAt: at,
  updatedAt: at,
});

export const isVerified = ({ verifiedAt, status }: Pick<ExternalHost, 'verifiedAt' | 'status'>): boolean =>
  verifiedAt !== null && status !== 'RELEASED';

/** What a check led to, for those who hear of it. */
export type CheckOutcome = 'VERIFIED' | 'FAILING' | 'RELEASED' | 'DROPPED' | null;
export type Checked = Readonly<{ host: ExternalHost; outcome: CheckOutcome }>;

const changed = (host: ExternalHost, change: Partial<ExternalHost>, at: Date): ExternalHost => ({
  ...host,
  ...change,
  version: host.version + 1,
  updatedAt: at,
});
export const changeHost = changed;

export const releaseHost = (host: ExternalHost, at: Date): ExternalHost =>
  changed(host, { status: 'RELEASED', nextCheckAt: null, isPrimary: false }, at);

const right = (host: ExternalHost, at: Date): Checked => {
  const isNew = !isVerified(host);
  const status = isNew ? 'VERIFIED' : host.status === 'ERROR' ? 'VERIFIED' : host.status;
  const verified = {
    status,
    problems: [],
    verifiedAt: host.verifiedAt ?? at,
    failingSince: null,
    failures: 0,
  } as const;
  const next = { ...verified, checks: host.checks + 1, checkedAt: at, nextCheckAt: after(at, day) };
  return { host: changed(host, next, at), outcome: isNew ? 'VERIFIED' : null };
};

const wrong = (host: ExternalHost, problems: readonly HostProblem[], at: Date): Checked => {
  const checks = host.checks + 1;
  const since = host.failingSince ?? at;
  if (!isVerified(host)) {
    if (after(host.createdAt, giveUpAfter) <= at) return { host: releaseHost(host, at), outcome: 'DROPPED' };
    const nextCheckAt = after(at, firstWaits[checks] ?? hour);
    return {
      host: changed(host, { status: 'ERROR', problems, checks, checkedAt: at, nextCheckAt }, at),
      outcome: null,
    };
  }
  if (after(since, giveUpAfter) <= at) return { host: releaseHost(host, at), outcome: 'RELEASED' };
  const failures = host.failures + 1;
  // Served on while it fails: what the resolver says for an hour is no reason to end a site.
  const next = {
    problems,
    checks,
    checkedAt: at,
    failures,
    failingSince: since,
    nextCheckAt: after(at, hour),
  };
  return { host: changed(host, next, at), outcome: failures === mailAfterFailures ? 'FAILING' : null };
};

/** A resolver that can't be asked says nothing about the records: it counts for nothing and is asked again soon. */
const away = (host: ExternalHost, problems: readonly HostProblem[], at: Date): Checked => {
  const isLate = !isVerified(host) && after(host.createdAt, giveUpAfter) <= at;
  const next = { problems, checkedAt: at, nextCheckAt: after(at, 5 * minute) };
  return isLate
    ? { host: releaseHost(host, at), outcome: 'DROPPED' }
    : { host: changed(host, next, at), outcome: null };
};

/** What becomes of a host by what its records say. */
export const judgeCheck = (host: ExternalHost, problems: readonly HostProblem[], at: Date): Checked => {
  if (problems.length === 0) return right(host, at);
  // What did answer, and wrongly, counts whatever else could not be asked.
  return problems.every(({ problem }) => problem === 'AWAY')
    ? away(host, problems, at)
    : wrong(host, problems, at);
};

/** The first request that came to it over https: a certificate is there. */
export const goLive = (host: ExternalHost, at: Date): ExternalHost =>
  host.status === 'VERIFIED' ? changed(host, { status: 'ACTIVE' }, at) : host;
