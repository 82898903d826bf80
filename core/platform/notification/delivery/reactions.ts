import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import type { Repositories } from '#core/kernel/transaction.ts';
import { aboutAccount } from '../account-notice.ts';
import { notify, type NotifyRepositories } from '../notify.ts';
import { takeBack } from '../take-back.ts';
import { mailAddressOf } from './mail-address.ts';
import { clearAddressOf } from './use-cases/address-state.ts';

const reference = (userId: string): string => `mail-address:${userId}`;

type Clears = Parameters<typeof clearAddressOf>[0];

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
          reference: reference(userId),
        }),
      );
    },
  ),
  reaction(
    'mail.deliverable',
    'take-back-undeliverable',
    async (repositories: Pick<Repositories, 'events' | 'notifications'>, { userId }) => {
      await takeBack(repositories, { reference: reference(userId), userId });
    },
  ),
  // A code that was sent there has just been typed: mails arrive.
  reaction(
    'user.verified',
    'clear-mail-address',
    async (repositories: Clears, { userId }, { happenedAt }) => {
      await clearAddressOf(repositories, userId, happenedAt);
    },
  ),
  reaction(
    'user.email_changed',
    'clear-mail-address',
    async (repositories: Clears & Pick<Repositories, 'notifications'>, { userId }, { happenedAt }) => {
      await clearAddressOf(repositories, userId, happenedAt);
      await takeBack(repositories, { reference: reference(userId), userId });
    },
  ),
];
