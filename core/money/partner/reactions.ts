import { inLanguage } from '#core/kernel/language.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { aboutAccount } from '#core/platform/notification/account-notice.ts';
import { notify, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { titledMail } from '#core/platform/notification/views/titled-mail.ts';

export const partnerReactions: readonly Reaction[] = [
  reaction(
    'partner_claim.decided',
    'claim-notice',
    async (repositories: NotifyRepositories, event, context) => {
      const { userId, status, amount, coin, title } = event;
      const user = await repositories.people.find(userId);
      if (!user) return;
      const named = inLanguage(title, user.language);
      const topic = status === 'COMPLETED' ? 'partner_claim_approved' : 'partner_claim_refused';
      await notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic,
          params: { amount, coin, title: named },
          link: '/dashboard/rewards',
          mailValues: titledMail(topic, named),
        }),
      );
    },
  ),
];
