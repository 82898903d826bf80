import { levelAt, requireMember, type Actor, type UserLevel } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import {
  levelAfter,
  levelOffers,
  levelRefusal,
  paidLevels,
  type LevelOffer,
  type LevelRefusal,
} from '../level.ts';
import { currentPlans, isForSale } from '../plan.ts';
import { presentPlan, type ShownPlan } from '../views/shown-plan.ts';

type Offers = Readonly<{ items: readonly LevelOffer[]; plans: readonly ShownPlan[] }>;

/** What each plan gives, and what those that can be bought cost; anybody may read it. */
export const listLevelOffers =
  ({ reads, plans = currentPlans }: Reads<'settings'> & Pick<Ports, 'plans'>) =>
  async (_actor: Actor): Promise<Offers> => ({
    items: levelOffers(await reads.settings.read()).filter(({ level }) => isForSale(plans, level)),
    plans: paidLevels.map((level) => presentPlan(plans, level)),
  });

export type LevelPreview = Readonly<{
  level: UserLevel;
  levelExpiresAt: Date | null;
  /** Of plans that can be bought. */
  items: readonly (LevelOffer & Readonly<{ until: Date | null; refusal: LevelRefusal | null }>)[];
  plans: readonly (ShownPlan & Readonly<{ isWaiting: boolean }>)[];
}>;

/** The level held, and what each offer would make of it. */
export const previewLevel =
  ({
    reads,
    clock,
    plans = currentPlans,
  }: Reads<'planWaits' | 'settings' | 'users'> & Pick<Ports, 'clock' | 'plans'>) =>
  async (actor: Actor): Promise<LevelPreview> => {
    const { id } = requireMember(actor);
    const [user, settings, waits] = await Promise.all([
      reads.users.get(id),
      reads.settings.read(),
      reads.planWaits.of(id),
    ]);
    const at = clock.now();
    const level = levelAt(user, at);
    return {
      level,
      levelExpiresAt: level === 'BASIC' ? null : user.levelExpiresAt,
      items: levelOffers(settings)
        .filter((offer) => isForSale(plans, offer.level))
        .map((offer) => {
          const refusal = levelRefusal(user, offer, at);
          const until = refusal ? null : levelAfter(user, offer, settings, at).levelExpiresAt;
          return { ...offer, until, refusal };
        }),
      plans: paidLevels.map((each) => ({
        ...presentPlan(plans, each),
        isWaiting: waits.some((wait) => wait.level === each),
      })),
    };
  };
