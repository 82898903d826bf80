import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { day, minute } from '#core/kernel/time.ts';
import type { KnownClients, SignInQueue } from '#adapters/ports/sign-in-clients.ts';
import { clientOf, TooMany, type Allowance, type Limits } from './limits.ts';

const windowMs = 15 * minute;

/** Wrong passwords in a quarter of an hour. */
export const signInBudgets = {
  /** Of one device or address at one account. */
  perClient: 10,
  /** Of one address at all accounts: whole offices share one. */
  perAddress: 200,
  /** Of everybody the account does not know, together; beyond it they wait for their turn. */
  strangers: 20,
} as const;

const deviceLifetimeMs = 365 * day;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** A random mark that a browser keeps after signing in: by it the next sign-in is known to come from the same device. */
const deviceCookie = (isProduction: boolean) => {
  const name = isProduction ? '__Host-device' : 'device';
  const attributes = isProduction
    ? 'Path=/; HttpOnly; SameSite=Strict; Secure'
    : 'Path=/api/auth; HttpOnly; SameSite=Strict';
  return {
    read: ({ headers: { cookie = '' } }: IncomingMessage): string | null => {
      const found = cookie.split(/; */).filter((pair) => pair.startsWith(`${name}=`));
      const value = found.length === 1 ? (found[0] ?? '').slice(name.length + 1) : '';
      return /^[\w-]{43}$/.test(value) ? value : null;
    },
    write: (response: ServerResponse, value: string): void => {
      response.appendHeader(
        'Set-Cookie',
        `${name}=${value}; Max-Age=${deviceLifetimeMs / 1000}; ${attributes}`,
      );
    },
  };
};

type Needs = Readonly<{
  limits: Pick<Limits, 'count'>;
  known: KnownClients;
  queue: SignInQueue;
  isProduction: boolean;
}>;
type Attempt = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  address: string;
  /** The account found, or what stands for an address that nobody registered. */
  account: string;
}>;

/**
 * Who may try a password, and when. A device or address that has signed in to the account before has a budget of its own,
 * so that nobody else's guesses keep its owner out. Strangers share one budget an account; beyond it they stand in a line,
 * one try at a time, each address with one place: guessing is slow however many guess, and a person who knows the password gets
 * in when their turn comes. An address nobody registered is treated alike.
 */
export const signInGuard = ({ limits, known, queue, isProduction }: Needs) => {
  const cookie = deviceCookie(isProduction);

  const countStranger = async (account: string): Promise<Allowance | 'too many'> => {
    try {
      const budget = { windowMs, isShared: true, countsFailures: true };
      return await limits.count([[`sign-in:s:${account}`, signInBudgets.strangers]], budget);
    } catch (error) {
      if (error instanceof TooMany) return 'too many';
      throw error;
    }
  };

  return async ({ request, response, address, account }: Attempt): Promise<Allowance> => {
    const presented = cookie.read(request);
    const clients = {
      device: presented === null ? null : hashOf(`device ${presented}`),
      address: hashOf(`address ${clientOf(address)}`),
    };
    const found = await known.of([clients.address, ...(clients.device === null ? [] : [clients.device])]);
    const isKnown = (client: string | null) =>
      client !== null && found.some((one) => one.client === client && one.userId === account);
    const isKnownDevice = isKnown(clients.device);
    const own = isKnownDevice ? String(clients.device) : clients.address;

    const allowance = await limits.count(
      [
        [`sign-in:c:${account}:${own}`, signInBudgets.perClient],
        // Neighbours behind one address must not keep a device out that has signed in before.
        ...(isKnownDevice ? [] : [[`sign-in:i:${clientOf(address)}`, signInBudgets.perAddress] as const]),
      ],
      { windowMs, isShared: true, countsFailures: true },
    );
    const strangers = isKnownDevice || isKnown(clients.address) ? null : await countStranger(account);
    if (strangers === 'too many') {
      const waitMs = await queue.take(account, own);
      if (waitMs > 0) {
        // Waiting is no guess, and the password is not even looked at.
        await allowance.forgiven();
        const seconds = Math.max(1, Math.ceil(waitMs / 1000));
        throw new TooMany({ ...allowance, remaining: 0, seconds }, 'auth.wait_for_turn');
      }
    }

    const forgiven = async () => {
      await allowance.forgiven();
      if (strangers !== 'too many') await strangers?.forgiven();
    };
    return {
      ...allowance,
      forgiven,
      async succeeded() {
        await forgiven();
        const isRegisteredDevice = found.some(({ client }) => client === clients.device);
        // What a page planted is no device of ours; one that several people use keeps its mark.
        const mark =
          presented !== null && isRegisteredDevice ? presented : randomBytes(32).toString('base64url');
        // A client that asked for its tokens in the body keeps no cookies: its address speaks for it.
        const keepsCookies = response.hasHeader('Set-Cookie');
        await known.remember(account, [clients.address, ...(keepsCookies ? [hashOf(`device ${mark}`)] : [])]);
        if (keepsCookies) cookie.write(response, mark);
      },
    };
  };
};
export type SignInGuard = ReturnType<typeof signInGuard>;
