import type { Ports } from '#core/kernel/ports.ts';
import { applyAsCoach } from './use-cases/apply-as-coach.ts';
import {
  approveCoachRequest,
  getCoachRequest,
  listCoachRequests,
  rejectCoachRequest,
} from './use-cases/decide-coach-requests.ts';
import { getOwnCoachRequest } from './use-cases/get-own-coach-request.ts';

export const coachRequestUseCases = (ports: Ports) => ({
  apply: applyAsCoach(ports),
  getOwn: getOwnCoachRequest(ports),

  list: listCoachRequests(ports),
  get: getCoachRequest(ports),
  approve: approveCoachRequest(ports),
  reject: rejectCoachRequest(ports),
});
