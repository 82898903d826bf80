import { requireMember, requirePermission, type Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import { pageRequest, type Page } from '#core/kernel/page.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads, Writes } from '#core/kernel/transaction.ts';
import { paidLevels, type PaidLevel } from '../level.ts';
import { currentPlans, isForSale } from '../plan.ts';
import type { PlanWaitRow } from '../ports.ts';
import { presentPlan, type ShownPlan } from '../views/shown-plan.ts';

type Joined = Readonly<{ level: PaidLevel; isWaiting: boolean }>;

/** Joins the waiting list: refused for a plan that can be bought. */
export const joinPlanWait =
  ({
    transaction,
    clock,
    plans = currentPlans,
  }: Writes<'planWaits' | 'users'> & Pick<Ports, 'clock' | 'plans'>) =>
  async (actor: Actor, level: PaidLevel): Promise<Joined> => {
    const { id: userId } = requireMember(actor);
    if (isForSale(plans, level)) throw new DomainError('level.for_sale');
    await transaction(async ({ users, planWaits }) => {
      // An account that is closed meanwhile leaves nothing behind.
      await users.lock(userId);
      await planWaits.join({ userId, level, joinedAt: clock.now() });
    });
    return { level, isWaiting: true };
  };

/** Leaving a list one is not on is done already. */
export const leavePlanWait =
  ({ reads }: Reads<'planWaits'>) =>
  async (actor: Actor, level: PaidLevel): Promise<Joined> => {
    await reads.planWaits.leave(requireMember(actor).id, level);
    return { level, isWaiting: false };
  };

/** The plans as staff see them: what each lacks, and how many wait for it. */
export const listPlans =
  ({ reads, plans = currentPlans }: Reads<'planWaits'> & Pick<Ports, 'plans'>) =>
  async (actor: Actor): Promise<readonly (ShownPlan & Readonly<{ waiting: number }>)[]> => {
    requirePermission(actor, 'user.view');
    return Promise.all(
      paidLevels.map(async (level) => ({
        ...presentPlan(plans, level),
        waiting: await reads.planWaits.countOf(level),
      })),
    );
  };

type Query = Readonly<{ level: PaidLevel; limit?: number | undefined; cursor?: string | undefined }>;

/** Who waits for a plan, in the order of joining. */
export const listPlanWaits =
  ({ reads }: Reads<'planWaits'>) =>
  async (actor: Actor, { level, ...query }: Query): Promise<Page<PlanWaitRow>> => {
    requirePermission(actor, 'user.view');
    return reads.planWaits.pageOf(level, pageRequest(query));
  };

const batch = 100;

/** Notifies those who wait for a plan whose sale has opened, once each: they leave the list with it. */
export const notifyPlanWaits =
  ({ transaction, plans = currentPlans }: Writes<'events' | 'planWaits'> & Pick<Ports, 'plans'>) =>
  async (actor: Actor): Promise<{ notified: number }> => {
    requirePermission(actor, 'user.manage');
    let notified = 0;
    for (const level of paidLevels.filter((each) => isForSale(plans, each))) {
      for (let found = batch; found === batch; notified += found) {
        found = await transaction(async ({ planWaits, events }) => {
          const waits = await planWaits.lockNext(level, batch);
          for (const { userId } of waits) {
            await planWaits.leave(userId, level);
            await events.append({ type: 'plan.opened', userId, level });
          }
          return waits.length;
        });
      }
    }
    return { notified };
  };
