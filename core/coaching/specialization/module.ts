import { specializationArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import {
  deleteOwnSpecializationRequest,
  updateOwnSpecializationRequest,
} from './use-cases/change-own-request.ts';
import {
  approveSpecializationRequest,
  rejectSpecializationRequest,
} from './use-cases/decide-specialization-requests.ts';
import {
  getSpecializationRequest,
  listSpecializationRequests,
} from './use-cases/list-specialization-requests.ts';
import { listSpecializations } from './use-cases/list-specializations.ts';
import {
  getSpecializationType,
  listSpecializationTypes,
  updateSpecializationType,
} from './use-cases/manage-specializations.ts';
import { remindBadges } from './use-cases/remind-badges.ts';
import { listOwnSpecializationRequests, requestSpecialization } from './use-cases/request-specialization.ts';
import { issueMissingBadges } from './use-cases/issue-missing-badges.ts';
import { endApproval, mayHoldBadge } from './badge-credential.ts';
import { specializationErrors } from './errors.ts';
import { specializationReactions } from './reactions.ts';
import { withdrawAllOf } from './use-cases/change-own-request.ts';
import { requestsShowing } from './evidence-uses.ts';

const specializationUseCases = (ports: Composition) => ({
  listSpecializations: listSpecializations(ports),

  listOwnRequests: listOwnSpecializationRequests(ports),
  request: requestSpecialization(ports),
  updateOwnRequest: updateOwnSpecializationRequest(ports),
  deleteOwnRequest: deleteOwnSpecializationRequest(ports),

  listTypes: listSpecializationTypes(ports),
  getType: getSpecializationType(ports),
  updateType: updateSpecializationType(ports),

  listRequests: listSpecializationRequests(ports),
  getRequest: getSpecializationRequest(ports),
  approve: approveSpecializationRequest(ports),
  reject: rejectSpecializationRequest(ports),

  remindBadges: remindBadges(ports),
  issueMissingBadges: issueMissingBadges(ports),
});

export const specializationModule = {
  name: 'specialization',
  errors: specializationErrors,
  reactions: specializationReactions,
  hooks: {
    archiveOf: specializationArchive,
    mediumUsesOf: requestsShowing,
    mayHoldCredential: mayHoldBadge,
    whenCredentialIsRevoked: endApproval,
    whenCoachingEnds: withdrawAllOf,
    whenMemberIsAnonymised: async (repositories, userId, step) => {
      await withdrawAllOf(repositories, userId, step);
      await repositories.specializationRequests.forgetAllOf(userId, step.at);
    },
  },
  useCases: specializationUseCases,
} as const satisfies Module;
