import type { EventOf } from '#core/kernel/events.ts';
import { reaction, type Reaction } from '#core/kernel/reaction.ts';
import { notify, type Notice, type NotifyRepositories } from '#core/platform/notification/notify.ts';
import { numberFor } from '#core/platform/notification/views/reader-formats.ts';
import type { BountyKind } from './bounty.ts';

const types = { POST: 'BOUNTY_ARTICLE', BUG_REPORT: 'BOUNTY_BUG_REPORT' } as const satisfies Record<
  BountyKind,
  string
>;
const coinNames = { FIT_COIN: 'Fit Coin', BASE_COIN: 'Base Coin' } as const;

const paidNotice = ({ userId, kind, title, link, coin, amount }: EventOf<'bounty.paid'>): Notice => ({
  userId,
  type: types[kind],
  params: { title, amount, type: coin },
  link,
  mailValues: (reader) => ({ title, amount: `${numberFor(amount, reader)} ${coinNames[coin]}` }),
});

export const bountyReactions: readonly Reaction[] = [
  reaction('bounty.paid', 'bounty-notice', (repositories: NotifyRepositories, event, context) =>
    notify(repositories, context, paidNotice(event)),
  ),
];
