import { coachRequestArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { applyAsCoach } from './use-cases/apply-as-coach.ts';
import {
  approveCoachRequest,
  getCoachRequest,
  listCoachRequests,
  rejectCoachRequest,
} from './use-cases/decide-coach-requests.ts';
import { getOwnCoachRequest } from './use-cases/get-own-coach-request.ts';
import { coachRequestErrors } from './errors.ts';
import { coachRequestReactions } from './reactions.ts';

const coachRequestUseCases = (ports: Composition) => ({
  apply: applyAsCoach(ports),
  getOwn: getOwnCoachRequest(ports),

  list: listCoachRequests(ports),
  get: getCoachRequest(ports),
  approve: approveCoachRequest(ports),
  reject: rejectCoachRequest(ports),
});

export const coachRequestModule = {
  name: 'coachRequest',
  errors: coachRequestErrors,
  reactions: coachRequestReactions,
  hooks: {
    archiveOf: coachRequestArchive,
    whenMemberIsAnonymised: ({ coachRequests }, userId) => coachRequests.forgetAllOf(userId),
  },
  features: { COACH_APPLICATIONS: ['apply'] },
  useCases: coachRequestUseCases,
} as const satisfies Module;
