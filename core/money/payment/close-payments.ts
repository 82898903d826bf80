import type { Hooks } from '#core/kernel/hooks.ts';
import { everyRow } from '#core/kernel/page.ts';
import { isOpen, paymentLifecycle } from './payment.ts';

/**
 * Open top-up orders without money end: what still comes for them waits for a person, who sends it back, instead of
 * becoming coins that nobody can spend. One that holds money is a person's to settle.
 */
export const closePaymentsOf: Hooks['whenMemberIsAnonymised'] = async ({ payments }, ownerId, { at }) => {
  const all = await everyRow((page) => payments.pageOf(ownerId, page));
  const open = all.filter(isOpen).map(({ id }) => id);
  for (const id of open.toSorted()) {
    const payment = await payments.lock(id);
    if (!payment || !isOpen(payment) || payment.receivedVnd > 0) continue;
    await payments.update({
      ...payment,
      status: paymentLifecycle.next(payment.status, 'reject'),
      cancelReason: 'BY_MEMBER',
      canceledAt: at,
      proposal: null,
      updatedAt: at,
    });
  }
  await payments.forgetReceiptsOf(ownerId);
};
