import { after, day } from '#core/kernel/time.ts';
import { expiryOf } from './evidence.ts';
import type { SpecializationRequest } from './specialization-request.ts';

/** Days before its end from which an approval may be asked for anew, while it still counts. */
const renewalDays = 30;

/** Whether a new request of the same type has a place beside this one. */
export const isRenewable = ({ status, evidence }: SpecializationRequest, at: Date): boolean => {
  const expiry = expiryOf(evidence);
  return status === 'COMPLETED' && expiry !== null && expiry <= after(at, renewalDays * day);
};

/** What keeps a coach from asking for a type: one that waits, or one approved that goes on for long. */
export const standsInTheWay = (request: SpecializationRequest, at: Date): boolean =>
  request.removedAt === null &&
  (request.status === 'PENDING' || (request.status === 'COMPLETED' && !isRenewable(request, at)));

/** Taken from the list: its evidence is nobody's business any more. */
export const removed = (request: SpecializationRequest, at: Date): SpecializationRequest => ({
  ...request,
  evidence: { ...request.evidence, mediaIds: [] },
  removedAt: at,
  version: request.version + 1,
  updatedAt: at,
});
