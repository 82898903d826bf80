import type { Actor } from '#core/access/actor/actor.ts';
import { DomainError } from '#core/kernel/domain-error.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { checkPromoCode, type CodeWorth } from '#core/money/promo/use-cases/redeem-code.ts';
import { levelOffers } from '../level.ts';

type Input = Readonly<{ code: string; plan: string; days: number }>;

/** What a promo code would take off a plan's price. */
export const checkPlanCode =
  (ports: Reads<'promotions' | 'settings' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { code, plan, days }: Input): Promise<CodeWorth> => {
    const offers = levelOffers(await ports.reads.settings.read());
    const offer = offers.find((one) => one.level === plan && one.days === days);
    if (!offer) throw new DomainError('level.offer_not_found');
    return checkPromoCode(ports)(actor, {
      code,
      target: { kind: 'PLAN_PRICE', plan: offer.level, price: offer.priceFitCoin },
    });
  };
