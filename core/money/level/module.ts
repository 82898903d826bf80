import { levelArchive } from './archive.ts';
import type { Composition } from '#core/kernel/composition.ts';
import type { Module } from '#core/kernel/module.ts';
import { buyLevel } from './use-cases/buy-level.ts';
import { checkPlanCode } from './use-cases/check-plan-code.ts';
import { listLevelOffers, previewLevel } from './use-cases/list-level-offers.ts';
import {
  joinPlanWait,
  leavePlanWait,
  listPlans,
  listPlanWaits,
  notifyPlanWaits,
} from './use-cases/plan-waits.ts';
import { expireLevels } from './use-cases/expire-levels.ts';
import { setLevel } from './use-cases/set-level.ts';
import { levelErrors } from './errors.ts';
import { levelReactions } from './reactions.ts';

const levelUseCases = (ports: Composition) => ({
  listLevelOffers: listLevelOffers(ports),
  previewLevel: previewLevel(ports),
  checkPlanCode: checkPlanCode(ports),
  buyLevel: buyLevel(ports),
  joinPlanWait: joinPlanWait(ports),
  leavePlanWait: leavePlanWait(ports),
  listPlans: listPlans(ports),
  listPlanWaits: listPlanWaits(ports),
  notifyPlanWaits: notifyPlanWaits(ports),
  setLevel: setLevel(ports),
  expireLevels: expireLevels(ports),
});

export const levelModule = {
  name: 'level',
  errors: levelErrors,
  reactions: levelReactions,
  hooks: {
    archiveOf: levelArchive,
    whenMemberIsAnonymised: async ({ planWaits, users }, userId) => {
      await planWaits.deleteAllOf(userId);
      await users.deleteLevelRemindersOf(userId);
    },
  },
  features: { PLANS: ['buyLevel'] },
  useCases: levelUseCases,
  sensitive: ['setLevel'],
} as const satisfies Module;
