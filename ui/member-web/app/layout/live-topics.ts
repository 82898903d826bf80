import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ReceivedFrame, Refreshed } from '#http/engine/contract/realtime.ts';
import { coachDeskKeys } from '../data/coach-desk.ts';
import { rewardsKey } from '../data/rewards.ts';
import { noticesKeys } from '../data/notices.ts';
import { reloadAccount } from '../data/own-account.ts';
import { paymentKeys } from '../data/payments.ts';
import { orderKeys } from '../data/products.ts';
import { reviewKeys } from '../data/reviews.ts';

/** What of the screen a frame makes old. `account` is who one is: type, level, presence. */
export type Topic = 'notices' | 'account' | 'own' | 'reviews';

const refreshes: Readonly<Record<Refreshed, readonly Topic[]>> = {
  me: ['account', 'own'],
  review: ['reviews'],
  notices: ['notices'],
};

export const topicsOf = ({ type, payload }: ReceivedFrame): readonly Topic[] => {
  if (type === 'NOTIFICATION')
    // Payments and claims that moved are told of by a notice alone.
    return 'action' in payload && payload.action === 'created' ? ['notices', 'own'] : ['notices'];
  if (!('action' in payload)) return [];
  if (payload.action === 'presence') return ['account'];
  if (payload.action !== 'refresh') return [];
  return refreshes[payload.what];
};

const keysOf: Readonly<Record<Topic, readonly QueryKey[]>> = {
  notices: [noticesKeys.all],
  account: [],
  own: [
    ['me'],
    rewardsKey,
    ['partner-rewards'],
    paymentKeys.all,
    orderKeys.all,
    ['coach-request'],
    ['specialization-requests'],
    coachDeskKeys.earnings,
  ],
  reviews: [reviewKeys.all, coachDeskKeys.earnings],
};

/** A table of switches is only ever moved by hand: asked again meanwhile, a switch would jump back. */
const isSwitches = (queryKey: QueryKey) => queryKey[0] === 'me' && queryKey[1] === 'notification-settings';

export const refreshTopics = async (queries: QueryClient, topics: ReadonlySet<Topic>): Promise<void> => {
  await Promise.all([
    ...(topics.has('account') ? [reloadAccount()] : []),
    ...[...topics].flatMap((topic) =>
      keysOf[topic].map((queryKey) =>
        queries.invalidateQueries({ queryKey, predicate: (query) => !isSwitches(query.queryKey) }),
      ),
    ),
  ]);
};

const together = 150;

/** One step of one person makes several frames at once; what they speak of is asked once. */
export const gatherTopics = (refresh: (topics: ReadonlySet<Topic>) => void) => {
  let topics = new Set<Topic>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    add(more: readonly Topic[]) {
      for (const topic of more) topics.add(topic);
      if (topics.size === 0) return;
      timer ??= setTimeout(() => {
        const gathered = topics;
        topics = new Set();
        timer = undefined;
        refresh(gathered);
      }, together);
    },
    stop: () => clearTimeout(timer),
  };
};
