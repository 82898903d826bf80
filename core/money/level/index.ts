import type { Ports } from '#core/kernel/ports.ts';
import { buyLevel } from './use-cases/buy-level.ts';
import { listLevelOffers, previewLevel } from './use-cases/list-level-offers.ts';
import {
  joinPlanWait,
  leavePlanWait,
  listPlans,
  listPlanWaits,
  notifyPlanWaits,
} from './use-cases/plan-waits.ts';

export const levelUseCases = (ports: Ports) => ({
  listLevelOffers: listLevelOffers(ports),
  previewLevel: previewLevel(ports),
  buyLevel: buyLevel(ports),
  joinPlanWait: joinPlanWait(ports),
  leavePlanWait: leavePlanWait(ports),
  listPlans: listPlans(ports),
  listPlanWaits: listPlanWaits(ports),
  notifyPlanWaits: notifyPlanWaits(ports),
});
