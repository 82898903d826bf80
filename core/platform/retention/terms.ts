import { DomainError } from '#core/kernel/domain-error.ts';

/** What is kept for a time that staff set. */
export const retentionKinds = [
  'idempotencyKeys',
  'events',
  'verifications',
  'personalTokens',
  'sessions',
  'knownClients',
  'caseTexts',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** What nothing takes away, however old: the law wants it kept, or it is the only proof of what was done. */
export const keptForGood = ['money', 'auditLog', 'consents', 'decisions'] as const;
export type KeptForGood = (typeof keptForGood)[number];

export type RetentionTerm = Readonly<{ kind: RetentionKind; days: number; version: number; changedAt: Date }>;

type Bounds = Readonly<{ usual: number; least: number; most: number }>;

/**
 * In days. The least is what the platform itself still reads of such rows, the most is how long anybody has a reason to
 * keep them: personal data is not kept longer than it is needed.
 */
export const retentionBounds: Readonly<Record<RetentionKind, Bounds>> = {
  /** Answers kept for repeated requests: what waits on a device without a line is sent again within a day. */
  idempotencyKeys: { usual: 2, least: 2, most: 30 },
  /** Events every reaction has answered. */
  events: { usual: 14, least: 3, most: 180 },
  /** Codes and links, long past counting for a daily limit. */
  verifications: { usual: 30, least: 2, most: 180 },
  /** What assistants of members looked at, and tokens that ended before that. */
  personalTokens: { usual: 90, least: 30, most: 730 },
  /** Sign-ins that are over; their devices are what "a new device" is told by. */
  sessions: { usual: 180, least: 30, most: 730 },
  /** Devices and addresses that have not signed in for long. */
  knownClients: { usual: 365, least: 90, most: 1095 },
  /** What decided cases and their reports quote: who was sanctioned by then has long been able to appeal. */
  caseTexts: { usual: 730, least: 180, most: 1825 },
};

/** Never outside its bounds, whatever a row says. */
const fitted = (kind: RetentionKind, days: number): number => {
  const { usual, least, most } = retentionBounds[kind];
  return Number.isFinite(days) ? Math.min(most, Math.max(least, Math.floor(days))) : usual;
};

export const daysOf = (kind: RetentionKind, terms: readonly RetentionTerm[]): number => {
  const set = terms.find((term) => term.kind === kind);
  return fitted(kind, set?.days ?? retentionBounds[kind].usual);
};

/** For how many days each is kept now. */
export const daysOfAll = (terms: readonly RetentionTerm[]): Readonly<Record<RetentionKind, number>> =>
  // Of every kind.
  Object.fromEntries(retentionKinds.map((kind) => [kind, daysOf(kind, terms)])) as Record<
    RetentionKind,
    number
  >;

export const requireInBounds = (kind: RetentionKind, days: number): void => {
  const { least, most } = retentionBounds[kind];
  if (!Number.isSafeInteger(days) || days < least || days > most)
    throw new DomainError('retention.out_of_bounds', { least, most });
};
