import { inLanguage } from '#core/kernel/language.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { ProcessStatus } from '#core/money/coin/rewards.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import type { SystemTopic } from '#core/platform/notification/categories.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

const orderTopics: Readonly<Partial<Record<ProcessStatus, SystemTopic>>> = {
  PROCESSING: 'order_processing',
  COMPLETED: 'order_completed',
  CANCELED: 'order_canceled',
};

export const shopReactions: readonly Reaction[] = [
  reaction('order.moved', 'order-notice', async (repositories: NotifyRepositories, event, context) => {
    const { userId, status, title, total, by } = event;
    const topic = orderTopics[status];
    const user = topic && (await repositories.people.find(userId));
    if (!topic || !user) return;
    const named = inLanguage(title, user.language);
    await notify(
      repositories,
      context,
      aboutAccount(userId, {
        topic,
        // Neither where it goes to nor what staff wrote: notices are read over shoulders.
        params: { title: named, amount: total },
        link: '/dashboard/user/order',
        mailValues: titledMail(topic, named),
        by,
      }),
    );
  }),
];
