import type { Hooks } from '#core/kernel/hooks.ts';
import { fees } from '#core/money/coin/fees.ts';

/** A report that a crash left unfinished: its member hears that the coins are back. */
export const recordReportRefund: Hooks['whenHoldExpires'] = async (
  { events },
  { reason, userId, amount },
) => {
  if (reason === fees.EXPORT_PHYSICAL_PROFILE.reason)
    await events.append({ type: 'report.refunded', userId, amount });
};
