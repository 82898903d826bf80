import type { z } from 'zod';
import type { push } from '#http/platform/contract/push.ts';
import type { PushBrowser } from './push-browser.ts';

type Address = z.input<(typeof push)['subscribe']['body']>;

/** The server's side of it. */
export type PushServer = Readonly<{
  /** Null: this server can't push. */
  publicKey: () => Promise<string | null>;
  subscribe: (address: Address) => Promise<unknown>;
  unsubscribe: (endpoint: string) => Promise<unknown>;
}>;

/** Needs, in this order: a browser that can, a permission, an address, and a server that knows the address. */
export type PushState = 'unsupported' | 'needs-install' | 'unavailable' | 'blocked' | 'off' | 'broken' | 'on';

/** Whose devices they are: the next person on this browser decides for themselves. */
const ownerKey = 'fitboard-push-of';
const known = new Map<string, string>();

const addressOf = (subscription: PushSubscription): Address => {
  const { endpoint, keys = {} } = subscription.toJSON();
  return {
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' },
  };
};

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Of a key that the server has no more, nothing arrives. */
const isMadeWith = ({ options }: PushSubscription, publicKey: string) =>
  options.applicationServerKey === null ||
  base64Url(options.applicationServerKey) === publicKey.replaceAll('=', '');

/** Once for each sign-in and address: the server forgets both when the sign-in ends. */
const register = async (subscription: PushSubscription, ownerId: string, server: PushServer) => {
  if (known.get(ownerId) === subscription.endpoint) return;
  await server.subscribe(addressOf(subscription));
  known.set(ownerId, subscription.endpoint);
};

const possible = (browser: PushBrowser): PushState | undefined => {
  const support = browser.support();
  if (support === 'none') return 'unsupported';
  if (support === 'ios') return 'needs-install';
  return browser.permission() === 'denied' ? 'blocked' : undefined;
};

/** Asks the person, the browser and the server, in this order. Called from a press alone. */
export const turnOn = async (
  ownerId: string,
  browser: PushBrowser,
  server: PushServer,
): Promise<PushState> => {
  const impossible = possible(browser);
  if (impossible !== undefined) return impossible;
  // First of all: a browser lets only a fresh press ask.
  const permission = browser.permission() === 'granted' ? 'granted' : await browser.ask();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const publicKey = await server.publicKey();
  if (publicKey === null) return 'unavailable';
  const old = await browser.current();
  if (old !== null && !isMadeWith(old, publicKey)) await old.unsubscribe();
  // The choice is made; what fails from here on can be tried again without asking.
  browser.remember(ownerKey, ownerId);
  known.delete(ownerId);
  const subscription = await browser.subscribe(publicKey);
  await register(subscription, ownerId, server);
  return 'on';
};

export const turnOff = async (
  ownerId: string,
  browser: PushBrowser,
  server: PushServer,
): Promise<PushState> => {
  const subscription = await browser.current();
  browser.remember(ownerKey, null);
  known.delete(ownerId);
  if (subscription !== null) {
    await subscription.unsubscribe();
    // Without an address of its own the device hears nothing; the server finds that out with the next push at the latest.
    await server.unsubscribe(subscription.endpoint);
  }
  return 'off';
};

/** How it stands, mending what can be mended without asking anybody. */
export const pushStateOf = async (
  ownerId: string,
  browser: PushBrowser,
  server: PushServer,
): Promise<PushState> => {
  const impossible = possible(browser);
  if (impossible !== undefined) return impossible;
  const subscription = browser.permission() === 'granted' ? await browser.current() : null;
  const owner = browser.recall(ownerKey);
  if (subscription !== null && owner !== ownerId) {
    await subscription.unsubscribe();
    return 'off';
  }
  if (owner !== ownerId) {
    // A device that can't be notified need not be offered it.
    return (await server.publicKey()) === null ? 'unavailable' : 'off';
  }
  if (browser.permission() !== 'granted') return 'off';
  try {
    const publicKey = await server.publicKey();
    if (publicKey === null) return 'unavailable';
    // Browsers let go of addresses by themselves; the choice still stands.
    if (subscription === null || !isMadeWith(subscription, publicKey))
      return await turnOn(ownerId, browser, server);
    await register(subscription, ownerId, server);
    return 'on';
  } catch {
    return 'broken';
  }
};

/** The sign-in has ended, and with it what the server knew: the device falls silent for the next person. */
export const fallSilent = async (browser: PushBrowser): Promise<void> => {
  browser.remember(ownerKey, null);
  known.clear();
  if (browser.support() !== 'full') return;
  await browser.clear();
  await (await browser.current())?.unsubscribe();
};
