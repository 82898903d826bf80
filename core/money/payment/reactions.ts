import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { tell, type TellingRepositories } from '#core/platform/notification/tell.ts';
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
    async (repositories: TellingRepositories & Pick<Repositories, 'payments'>, event, context) => {
      const payment = await repositories.payments.find(event.paymentId);
      if (payment) await tell(repositories, context, paymentCreatedNotice(event, payment));
    },
  ),
  ...(['payment.approved', 'payment.rejected', 'payment.reopened'] as const).map((on) =>
    reaction(on, name, (repositories: TellingRepositories, event, context) =>
      tell(repositories, context, paymentNotice(event)),
    ),
  ),
  reaction('payment.expired', name, (repositories: TellingRepositories, event, context) =>
    tell(repositories, context, paymentExpiredNotice(event)),
  ),
  reaction('payment.reversed', name, (repositories: TellingRepositories, event, context) =>
    tell(repositories, context, paymentReversedNotice(event)),
  ),
  reaction('payment.part_received', name, (repositories: TellingRepositories, event, context) =>
    tell(repositories, context, partReceivedNotice(event)),
  ),
];
