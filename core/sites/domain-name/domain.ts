import { DomainError } from '#core/kernel/domain-error.ts';
import type { Id, MediumId, UserId } from '#core/kernel/id.ts';
import { stateMachine } from '#core/kernel/state-machine.ts';
import { after, day, minute } from '#core/kernel/time.ts';

export type DomainId = Id<'domain'>;
export const domainStatuses = ['PENDING', 'ACTIVE', 'GRACE', 'HELD', 'RELEASED', 'FAILED'] as const;
export type DomainStatus = (typeof domainStatuses)[number];
/** A member has at most one of these, and nobody else its name. */
export const livingStatuses = [
  'PENDING',
  'ACTIVE',
  'GRACE',
  'HELD',
] as const satisfies readonly DomainStatus[];
export const servedStatuses = ['ACTIVE', 'GRACE'] as const satisfies readonly DomainStatus[];

/** A member's own name below the platform's zone, paid for by the year. */
export type Domain = Readonly<{
  id: DomainId;
  userId: UserId;
  /** The label alone. */
  name: string;
  /** Whatever it was made under: its records are there, also after the operator named another. */
  zone: string;
  status: DomainStatus;
  /** How many years were asked for; the ledger names each `domain:<id>:<term>`. */
  term: number;
  /** What is set aside for the first year; null when staff gave the name. */
  holdId: string | null;
  /** Null until it is set up. */
  startsAt: Date | null;
  expiresAt: Date | null;
  /** The record is asked for until then. */
  setUpUntil: Date | null;
  /** Its owner ended it; what was paid for stays theirs to take back. */
  removedAt: Date | null;
  /** So long its owner alone may take it back. */
  heldUntil: Date | null;
  /** Its record is being taken away: nobody takes it back any more. */
  releasingAt: Date | null;
  renamedAt: Date | null;
  suspendedAt: Date | null;
  suspendedReason: string | null;
  faviconId: MediumId | null;
  logoId: MediumId | null;
  textLogoId: MediumId | null;
  /** Which news of this term its owner has had last. */
  noticed: string | null;
  /** When the clock moves it on; null when it does not. */
  nextStepAt: Date | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}>;

export const yearMs = 365 * day;
export const graceMs = 30 * day;
export const heldMs = 30 * day;
/** The provider has so long to answer before the coins go back. */
export const setUpMs = 8 * minute;
export const oldNameMs = 30 * day;
export const renameEveryMs = 90 * day;
const yearsAhead = 3;
const warnDaysBefore = 7;

export const domainLifecycle = stateMachine<DomainStatus>()(
  {
    setUp: { from: ['PENDING'], to: 'ACTIVE' },
    fail: { from: ['PENDING'], to: 'FAILED' },
    run_out: { from: ['ACTIVE'], to: 'GRACE' },
    hold: { from: ['ACTIVE', 'GRACE'], to: 'HELD' },
    renew: { from: ['ACTIVE', 'GRACE', 'HELD'], to: 'ACTIVE' },
    restore: { from: ['HELD'], to: 'ACTIVE' },
    release: { from: ['HELD'], to: 'RELEASED' },
  },
  'domain.not_available',
);

/** The ledger's name of one paid year. */
export const termReference = ({ id, term }: Pick<Domain, 'id' | 'term'>): string => `domain:${id}:${term}`;

const nextStepOf = (domain: Domain): Date | null => {
  if (domain.releasingAt !== null) return null;
  if (domain.status === 'ACTIVE') return domain.expiresAt;
  if (domain.status === 'GRACE') return domain.expiresAt && after(domain.expiresAt, graceMs);
  return domain.status === 'HELD' ? domain.heldUntil : null;
};

/** Every change goes through here: the clock's next step and the version follow from it. */
const changed = (domain: Domain, change: Partial<Domain>, at: Date): Domain => {
  const next: Domain = { ...domain, ...change, version: domain.version + 1, updatedAt: at };
  return { ...next, nextStepAt: nextStepOf(next) };
};

export const changeDomain = changed;

type Asked = Pick<Domain, 'id' | 'userId' | 'name' | 'zone' | 'holdId'> & Readonly<{ at: Date }>;

export const newDomain = ({ at, ...asked }: Asked): Domain => ({
  ...asked,
  status: 'PENDING',
  term: 1,
  startsAt: null,
  expiresAt: null,
  setUpUntil: after(at, setUpMs),
  removedAt: null,
  heldUntil: null,
  releasingAt: null,
  renamedAt: null,
  suspendedAt: null,
  suspendedReason: null,
  faviconId: null,
  logoId: null,
  textLogoId: null,
  noticed: null,
  nextStepAt: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
});

export const setUp = (domain: Domain, at: Date): Domain =>
  changed(
    domain,
    {
      status: domainLifecycle.next(domain.status, 'setUp'),
      startsAt: at,
      expiresAt: after(at, yearMs),
      setUpUntil: null,
    },
    at,
  );

export const fail = (domain: Domain, at: Date): Domain =>
  changed(domain, { status: domainLifecycle.next(domain.status, 'fail'), setUpUntil: null }, at);

const requireUsable = ({ suspendedAt, releasingAt, heldUntil }: Domain, at: Date): void => {
  if (suspendedAt !== null) throw new DomainError('domain.suspended');
  if (releasingAt !== null || (heldUntil !== null && heldUntil <= at))
    throw new DomainError('domain.not_available');
};

/** Until when another paid year would reach; refuses where it can't be bought. From the old end while it is served, else from now. */
export const renewedUntil = (domain: Domain, at: Date): Date => {
  // Its record never came; the coins are back, and the name is free to be bought again.
  if (domain.status === 'FAILED') throw new DomainError('domain.cannot_create');
  if (!domainLifecycle.allows(domain.status, 'renew') || domain.expiresAt === null)
    throw new DomainError('domain.not_available', { status: domain.status });
  requireUsable(domain, at);
  const from = domain.status === 'HELD' && domain.expiresAt < at ? at : domain.expiresAt;
  const until = after(from, yearMs);
  if (until > after(at, yearsAhead * yearMs))
    throw new DomainError('domain.renewal_limit', { years: yearsAhead });
  return until;
};

/** One more year, whose coins the caller has moved under the reference of the new term. */
export const renew = (domain: Domain, at: Date): Domain => {
  const expiresAt = renewedUntil(domain, at);
  // A year that began from an old end may be over already: the clock's next step says so.
  const status = domainLifecycle.next(domain.status, 'renew');
  return changed(
    domain,
    { status, expiresAt, term: domain.term + 1, removedAt: null, heldUntil: null, noticed: null },
    at,
  );
};

/** Ended by its owner: not served from now on, kept for them 30 days. Nothing is paid back. */
export const remove = (domain: Domain, at: Date): Domain => {
  if (domain.suspendedAt !== null) throw new DomainError('domain.suspended');
  return changed(
    domain,
    {
      status: domainLifecycle.next(domain.status, 'hold'),
      removedAt: at,
      heldUntil: after(at, heldMs),
      noticed: noticeKey('HELD', domain.expiresAt, 'begun'),
    },
    at,
  );
};

export const isRestorable = (
  { status, removedAt, expiresAt, heldUntil, releasingAt }: Domain,
  at: Date,
): boolean =>
  status === 'HELD' &&
  removedAt !== null &&
  releasingAt === null &&
  expiresAt !== null &&
  expiresAt > at &&
  heldUntil !== null &&
  heldUntil > at;

/** Taken back free of charge while its year runs; after that it is renewed instead. */
export const restore = (domain: Domain, at: Date): Domain => {
  requireUsable(domain, at);
  if (!isRestorable(domain, at)) throw new DomainError('domain.not_available', { status: domain.status });
  return changed(
    domain,
    {
      status: domainLifecycle.next(domain.status, 'restore'),
      removedAt: null,
      heldUntil: null,
      noticed: null,
    },
    at,
  );
};

export const rename = (domain: Domain, name: string, at: Date): Domain => {
  if (!isServed(domain)) throw new DomainError('domain.not_available', { status: domain.status });
  requireUsable(domain, at);
  const { renamedAt } = domain;
  if (renamedAt !== null && after(renamedAt, renameEveryMs) > at)
    throw new DomainError('domain.rename_too_soon', { until: after(renamedAt, renameEveryMs).toISOString() });
  return changed(domain, { name, renamedAt: at }, at);
};

export const isServed = ({ status, suspendedAt }: Pick<Domain, 'status' | 'suspendedAt'>): boolean =>
  servedStatuses.some((served) => served === status) && suspendedAt === null;

/** What instances that answer under these names have to hear. */
export const hostsChanged = ({ id: domainId, userId, name }: Pick<Domain, 'id' | 'userId' | 'name'>) =>
  ({ type: 'domain.hosts_changed', domainId, userId, name }) as const;

/** What the clock does at this instant, one step at a time; null when nothing is due. */
export const clockStep = (domain: Domain, at: Date): Domain | null => {
  if (domain.nextStepAt === null || domain.nextStepAt > at) return null;
  if (domain.status === 'ACTIVE')
    return changed(domain, { status: domainLifecycle.next(domain.status, 'run_out') }, at);
  // A server that was off all the while takes no day of the 30 from its owner.
  if (domain.status === 'GRACE')
    return changed(
      domain,
      { status: domainLifecycle.next(domain.status, 'hold'), heldUntil: after(at, heldMs) },
      at,
    );
  return changed(domain, { releasingAt: at }, at);
};

/** Its record is gone: the name is anybody's. */
export const release = (domain: Domain, at: Date): Domain =>
  changed(
    domain,
    { status: domainLifecycle.next(domain.status, 'release'), heldUntil: null, releasingAt: null },
    at,
  );

/** Staff end it at once, whatever was paid: its record is taken away first. */
export const startRelease = (domain: Domain, at: Date): Domain => {
  const status = domain.status === 'HELD' ? 'HELD' : domainLifecycle.next(domain.status, 'hold');
  return changed(domain, { status, heldUntil: at, releasingAt: at }, at);
};

export const suspend = (domain: Domain, reason: string, at: Date): Domain =>
  changed(domain, { suspendedAt: at, suspendedReason: reason }, at);
export const liftSuspension = (domain: Domain, at: Date): Domain =>
  changed(domain, { suspendedAt: null, suspendedReason: null }, at);

type Stage = 'begun' | `${number}`;
const noticeKey = (status: DomainStatus, expiresAt: Date | null, stage: Stage): string =>
  `${expiresAt?.toISOString() ?? ''} ${status} ${stage}`;

const daysTo = (end: Date, at: Date): number => Math.max(0, Math.ceil((end.getTime() - at.getTime()) / day));

/** News its owner is to have now: which, and how many days are left until the next step. */
export type DueNotice = Readonly<{ key: string; kind: 'EXPIRING' | 'EXPIRED' | 'HELD'; days: number }>;

const reminderDays = [1, 7, 30] as const;

const noticeOf = ({ status, expiresAt, nextStepAt }: Domain, at: Date): DueNotice | null => {
  if (expiresAt === null || nextStepAt === null) return null;
  const days = daysTo(nextStepAt, at);
  const about = (kind: DueNotice['kind'], stage: Stage) => ({
    key: noticeKey(status, expiresAt, stage),
    kind,
    days,
  });
  if (status === 'ACTIVE') {
    const stage = reminderDays.find((within) => nextStepAt <= after(at, within * day));
    return stage === undefined ? null : about('EXPIRING', `${stage}`);
  }
  const isLate = nextStepAt <= after(at, warnDaysBefore * day);
  const kind = status === 'GRACE' ? 'EXPIRED' : 'HELD';
  return about(isLate ? 'EXPIRING' : kind, isLate ? `${warnDaysBefore}` : 'begun');
};

/** Once for each stage of a term, however often the clock looks. */
export const dueNotice = (domain: Domain, at: Date): DueNotice | null => {
  const notice = noticeOf(domain, at);
  return notice === null || notice.key === domain.noticed ? null : notice;
};

export const noticed = (domain: Domain, { key }: DueNotice, at: Date): Domain =>
  changed(domain, { noticed: key }, at);

/** Whose it is; to everybody else it is another's. */
export const requireOwn = ({ userId }: Pick<Domain, 'userId'>, id: UserId): void => {
  if (userId !== id) throw new DomainError('domain.not_owner');
};
