import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import {
  partReceivedNotice,
  paymentCreatedNotice,
  paymentExpiredNotice,
  paymentNotice,
  paymentReversedNotice,
} from './notices.ts';

const name = 'payment-notice';

export const paymentReactions: readonly Reaction[] = [
  reaction(
    'payment.created',
    name,
    async (repositories: NotifyRepositories & Pick<Repositories, 'payments'>, event, context) => {
      const payment = await repositories.payments.find(event.paymentId);
      if (payment) await notify(repositories, context, paymentCreatedNotice(event, payment));
    },
  ),
  ...(['payment.approved', 'payment.rejected', 'payment.reopened'] as const).map((on) =>
    reaction(on, name, (repositories: NotifyRepositories, event, context) =>
      notify(repositories, context, paymentNotice(event)),
    ),
  ),
  reaction('payment.expired', name, (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, paymentExpiredNotice(event)),
  ),
  reaction('payment.reversed', name, (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, paymentReversedNotice(event)),
  ),
  reaction('payment.part_received', name, (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, partReceivedNotice(event)),
  ),
];
