import type { CoachRequest } from '../coach-request.ts';

/** An application as its sender sees it. */
export type OwnCoachRequest = Pick<
  CoachRequest,
  'id' | 'link' | 'reason' | 'status' | 'refusalReason' | 'decidedAt' | 'createdAt'
>;

export const presentOwn = (request: CoachRequest): OwnCoachRequest => ({
  id: request.id,
  link: request.link,
  reason: request.reason,
  status: request.status,
  refusalReason: request.refusalReason,
  decidedAt: request.decidedAt,
  createdAt: request.createdAt,
});
