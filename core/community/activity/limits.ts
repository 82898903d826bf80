import { DomainError } from '#core/kernel/domain-error.ts';
import { after, day, hour, minute } from '#core/kernel/time.ts';

/** What a member does to others, each counted by itself. */
export const limitedActions = ['POST', 'COMMENT', 'LIKE', 'FOLLOW', 'REQUEST', 'MESSAGE', 'REPORT'] as const;
export type LimitedAction = (typeof limitedActions)[number];

const windows = { minute, hour, day } as const;
export type LimitWindow = keyof typeof windows;
type Limit = Readonly<{ per: LimitWindow; usual: number; new: number }>;

/** The shortest window of an action is the one it is counted by. */
export const actionLimits: Readonly<Record<LimitedAction, readonly Limit[]>> = {
  POST: [{ per: 'day', usual: 50, new: 10 }],
  COMMENT: [{ per: 'day', usual: 300, new: 50 }],
  LIKE: [{ per: 'day', usual: 1000, new: 200 }],
  FOLLOW: [
    { per: 'hour', usual: 60, new: 20 },
    { per: 'day', usual: 200, new: 50 },
  ],
  REQUEST: [{ per: 'day', usual: 20, new: 5 }],
  MESSAGE: [{ per: 'minute', usual: 60, new: 20 }],
  REPORT: [{ per: 'day', usual: 30, new: 10 }],
};

/** In one text. */
export const textLimits = {
  links: { usual: 5, new: 2 },
  mentions: { usual: 10, new: 2 },
} as const;

/** What decides whether an account counts as new. */
export type Standing = Readonly<{ createdAt: Date; posts: number }>;
const newForDays = 7;
const newForPosts = 3;
export const isNewAccount = ({ createdAt, posts }: Standing, at: Date): boolean =>
  after(createdAt, newForDays * day) > at || posts < newForPosts;

/** Counts are kept by minutes for what is limited by the minute, by hours for the rest. */
export const slotOf = (action: LimitedAction, at: Date): Date => {
  const length = actionLimits[action].some(({ per }) => per === 'minute') ? minute : hour;
  return new Date(Math.floor(at.getTime() / length) * length);
};

/** Where a window begins: it ends with the slot of `at`. */
export const windowStart = (action: LimitedAction, per: LimitWindow, at: Date): Date => {
  const slot = slotOf(action, at);
  const step = per === 'minute' ? minute : hour;
  return after(slot, step - windows[per]);
};

/** Refuses what goes past a limit; `counts` are those of each window, this action included. */
export const requireWithin = (
  action: LimitedAction,
  counts: readonly number[],
  isNew: boolean,
  at: Date,
): void => {
  for (const [index, limit] of actionLimits[action].entries()) {
    const most = isNew ? limit.new : limit.usual;
    if ((counts[index] ?? 0) <= most) continue;
    const step = limit.per === 'minute' ? minute : hour;
    const seconds = Math.ceil((after(slotOf(action, at), step).getTime() - at.getTime()) / 1000);
    const code = isNew ? 'social.new_account_limit' : 'social.action_limit';
    throw new DomainError(code, { count: most, window: limit.per, seconds });
  }
};
