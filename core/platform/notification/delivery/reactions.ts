import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { aboutAccount } from '../account-notice.ts';
import { notify, type NotifyRepositories } from '../notify.ts';
import { takeBack } from '../take-back.ts';
import { mailAddressOf } from './mail-address.ts';

/** Of the notice that mails to this person come back. */
export const undeliverableReference = (userId: string): string => `mail-address:${userId}`;

export const deliveryReactions: readonly Reaction[] = [
  reaction(
    'mail.undeliverable',
    'undeliverable-notice',
    async (repositories: NotifyRepositories & Pick<Repositories, 'mailAddresses'>, { userId }, context) => {
      const person = await repositories.people.find(userId);
      if (!person) return;
      // The address of before, or mails go there again meanwhile: there is nothing left to look at.
      const known = await repositories.mailAddresses.find(mailAddressOf(person.email));
      if (known === null || known.undeliverableSince === null) return;
      await notify(
        repositories,
        context,
        aboutAccount(userId, {
          topic: 'mail_undeliverable',
          link: '/dashboard/user/account',
          reference: undeliverableReference(userId),
        }),
      );
    },
  ),
  reaction(
    'mail.deliverable',
    'take-back-undeliverable',
    async (repositories: Pick<Repositories, 'events' | 'notifications'>, { userId }) => {
      await takeBack(repositories, { reference: undeliverableReference(userId), userId });
    },
  ),
];
