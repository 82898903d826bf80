import type { Actor } from '#core/access/actor/actor.ts';
import type { Ports } from '#core/kernel/ports.ts';
import type { Reads } from '#core/kernel/transaction.ts';
import { checkPromoCode, type CodeWorth } from '#core/money/promo/use-cases/redeem-code.ts';
import { packageOf } from './create-payment.ts';

type Input = Readonly<{ code: string; packageId: string }>;

/** What a promo code would add to a package. */
export const checkTopUpCode =
  (ports: Reads<'promotions' | 'users'> & Pick<Ports, 'clock'>) =>
  async (actor: Actor, { code, packageId }: Input): Promise<CodeWorth> =>
    checkPromoCode(ports)(actor, {
      code,
      target: { kind: 'TOP_UP_BONUS', coins: packageOf(packageId).coins },
    });
