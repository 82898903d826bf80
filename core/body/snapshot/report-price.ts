import { levelAt } from '#core/access/actor/actor.ts';
import { fees } from '#core/money/coin/fees.ts';
import type { User } from '#core/people/account/user.ts';

/** Reports are free with PREMIUM, however many: its benefit `PDF_REPORTS`. */
export const reportPriceFor = (user: Pick<User, 'level' | 'levelExpiresAt'>, at: Date): number =>
  levelAt(user, at) === 'PREMIUM' ? 0 : fees.EXPORT_PHYSICAL_PROFILE.amount;
