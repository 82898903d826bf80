// The store of `express-rate-limit` takes half as long again, and keeps every address that floods it; its keys are used.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import { DomainError } from '#core/kernel/domain-error.ts';
import { normalizeEmail } from '#core/kernel/text/text.ts';
import { hour, minute } from '#core/kernel/time.ts';
import type { LimitName } from '../contract/endpoint.ts';

/** Counts hits in fixed windows; a hit is counted at once, so that parallel guesses can't slip past. */
export interface HitCounter {
  hit(key: string, windowMs: number): Promise<Hits> | Hits;
  /** Takes one hit back: what it was counted for turned out to be no guess. */
  forgive(key: string): Promise<void> | void;
}
export type Hits = Readonly<{ hits: number; resetsAt: Date }>;

type Budget = Readonly<{
  windowMs: number;
  perAddress: number;
  /** Limits of one name share what an address may do. */
  addressName?: string;
  perAccount: number;
  /** Counted for all instances together; the others guard one process against floods. */
  isShared: boolean;
  /** What succeeds is no guess and costs nothing. */
  countsFailures: boolean;
}>;

/** Accounts tried, and codes and links asked for without one, from one address in an hour: each may send a mail. */
const mailsPerAddress = 20;
const mailed = {
  windowMs: hour,
  perAddress: mailsPerAddress,
  addressName: 'mailed',
  isShared: true,
  countsFailures: false,
} as const;

/**
 * Whole offices and dormitories share an address, so addresses get far more than one person needs; an account gets
 * what its owner may need on a bad day. A 6-digit code has 5 tries of its own.
 */
export const budgets: Readonly<Record<LimitName, Budget>> = {
  read: {
    windowMs: minute,
    perAddress: 600_000,
    perAccount: 300_000,
    isShared: false,
    countsFailures: false,
  },
  write: {
    windowMs: minute,
    perAddress: 120_000,
    perAccount: 60_000,
    isShared: false,
    countsFailures: false,
  },
  upload: {
    windowMs: 10 * minute,
    perAddress: 3_000,
    perAccount: 600,
    isShared: false,
    countsFailures: false,
  },
  heavy: { windowMs: minute, perAddress: 1_200, perAccount: 240, isShared: false, countsFailures: false },
  // Of an account that is signed in; for everybody else the sign-in guard counts devices, addresses and strangers apart.
  'sign-in': { windowMs: 15 * minute, perAddress: 200, perAccount: 20, isShared: true, countsFailures: true },
  guess: { windowMs: 15 * minute, perAddress: 200, perAccount: 30, isShared: true, countsFailures: true },
  register: { ...mailed, perAccount: mailsPerAddress },
  mail: { ...mailed, perAccount: mailsPerAddress },
  send: { windowMs: hour, perAddress: 300, perAccount: 30, isShared: true, countsFailures: false },
};

const sweepAbove = 50_000;

/** For one process: a window per key, swept when many have piled up. */
export const localCounter = (now: () => number = Date.now): HitCounter => {
  const windows = new Map<string, { hits: number; resetsAt: number }>();
  const sweep = (at: number) => {
    for (const [key, { resetsAt }] of windows) if (resetsAt <= at) windows.delete(key);
    // An attack from that many addresses: better forgetful than out of memory.
    if (windows.size > sweepAbove) windows.clear();
  };
  return {
    hit(key, windowMs) {
      const at = now();
      let window = windows.get(key);
      // One that ends later than a new one would was begun before the clock went back.
      if (!window || window.resetsAt <= at || window.resetsAt > at + windowMs) {
        if (windows.size > sweepAbove) sweep(at);
        window = { hits: 0, resetsAt: at + windowMs };
        windows.set(key, window);
      }
      window.hits += 1;
      return { hits: window.hits, resetsAt: new Date(window.resetsAt) };
    },
    forgive(key) {
      const window = windows.get(key);
      if (window && window.hits > 0) window.hits -= 1;
    },
  };
};

/** A household has a whole IPv6 network, so the network is the client. */
export const clientOf = (address: string): string =>
  address.includes(':') && isIPv6(address) ? ipKeyGenerator(address, 64) : address;

export type Client = Readonly<{
  address: string;
  /** The signed-in account, or the one an e-mail address belongs to. */
  account: string | null;
}>;

/**
 * An address nobody has registered is counted as if it were an account: else being refused would tell which addresses
 * are. It is no way around the limit, since one mailbox has one normal form.
 */
export const accountOfEmail = (email: string, foundId: string | null): string =>
  foundId ?? `e:${createHash('sha256').update(normalizeEmail(email)).digest('base64url').slice(0, 24)}`;

export type Allowance = Readonly<{
  limit: number;
  remaining: number;
  seconds: number;
  windowSeconds: number;
  /** To be called when the work succeeded, before it is answered. */
  succeeded(): Promise<void>;
  /** Takes back what was counted: it was no guess. */
  forgiven(): Promise<void>;
}>;

export type Limits = ReturnType<typeof createLimits>;

export const createLimits = ({
  shared,
  local = localCounter(),
  now = Date.now,
}: Readonly<{ shared: HitCounter; local?: HitCounter; now?: () => number }>) => {
  /** Refuses with request.too_many; the tightest of the budgets is the one told about. */
  const count = async (
    keys: readonly (readonly [key: string, limit: number])[],
    { windowMs, isShared, countsFailures }: Pick<Budget, 'windowMs' | 'isShared' | 'countsFailures'>,
  ): Promise<Allowance> => {
    const counter = isShared ? shared : local;
    const taken: { key: string; limit: number; hits: Hits }[] = [];
    for (const [key, limit] of keys) {
      const pending = counter.hit(key, windowMs);
      const hits = pending instanceof Promise ? await pending : pending;
      taken.push({ key, limit, hits });
      if (hits.hits > limit) break;
    }
    const [tightest] =
      taken.length === 1 ? taken : taken.toSorted((a, b) => a.limit - a.hits.hits - (b.limit - b.hits.hits));
    if (!tightest) throw new RangeError('A limit needs a key');
    const { limit, hits } = tightest;
    const seconds = Math.max(1, Math.ceil((hits.resetsAt.getTime() - now()) / 1000));
    const forgiven = async () => {
      if (countsFailures) await Promise.all(taken.map(({ key }) => counter.forgive(key)));
    };
    const allowance: Allowance = {
      limit,
      remaining: Math.max(0, limit - hits.hits),
      seconds,
      windowSeconds: windowMs / 1000,
      succeeded: forgiven,
      forgiven,
    };
    if (hits.hits > limit) throw new TooMany(allowance);
    return allowance;
  };

  const take = (name: LimitName, { address, account }: Client): Promise<Allowance> => {
    const budget = budgets[name];
    return count(
      [
        ...(account === null ? [] : [[`${name}:a:${account}`, budget.perAccount] as const]),
        // After the account: a client that hammers one account must not lock its neighbours out of theirs.
        [`${budget.addressName ?? name}:i:${clientOf(address)}`, budget.perAddress] as const,
      ],
      budget,
    );
  };
  return { take, count };
};

/** Carries what the headers of the refusal say. */
export class TooMany extends DomainError {
  readonly allowance: Allowance;
  constructor(allowance: Allowance, code: 'request.too_many' | 'auth.wait_for_turn' = 'request.too_many') {
    super(code, { seconds: allowance.seconds });
    this.allowance = allowance;
  }
}

export const limitHeaders = ({
  limit,
  remaining,
  seconds,
  windowSeconds,
}: Allowance): readonly (readonly [string, string])[] => [
  ['RateLimit-Policy', `${limit};w=${windowSeconds}`],
  ['RateLimit', `limit=${limit}, remaining=${remaining}, reset=${seconds}`],
  ['RateLimit-Limit', String(limit)],
  ['RateLimit-Remaining', String(remaining)],
  ['RateLimit-Reset', String(seconds)],
];
