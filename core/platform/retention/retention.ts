import { after, day } from '#core/kernel/time.ts';

/** Before which instant rows that have served their time may go. */
export type RetentionLimits = Readonly<{
  /** Answers kept for repeated requests. */
  idempotencyKeys: Date;
  /** Sign-ins that are over; their devices are what "a new device" is told by. */
  sessions: Date;
  /** Devices and addresses that have not signed in for long. */
  knownClients: Date;
  /** Codes and links, long past counting for a daily limit. */
  verifications: Date;
  /** Events every reaction has answered. */
  events: Date;
  /** What decided cases and their reports quote: who was sanctioned by then has long been able to appeal. */
  caseTexts: Date;
  /** What assistants of members looked at, and tokens that ended before that. */
  personalTokens: Date;
  /** Tickets, counted hits, trusted devices and challenges of passkeys, ways to a provider and back that have run out. */
  expired: Date;
}>;

export const retentionLimits = (at: Date): RetentionLimits => ({
  idempotencyKeys: after(at, -2 * day),
  sessions: after(at, -180 * day),
  knownClients: after(at, -365 * day),
  verifications: after(at, -30 * day),
  events: after(at, -14 * day),
  caseTexts: after(at, -2 * 365 * day),
  personalTokens: after(at, -90 * day),
  expired: at,
});

export interface Retention {
  /** Answers how many rows went. */
  forget(limits: RetentionLimits): Promise<number>;
}
