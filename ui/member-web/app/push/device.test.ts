import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fallSilent, type PushServer, pushStateOf, turnOff, turnOn } from './device.ts';
import { type FakePush, fakePush } from './fake-push.ts';

const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQ';

/** Each test has a person of its own, since what the server was told is remembered for a page's life. */
let person = 0;
let me: string;

const serverWith = ({
  publicKey = async () => key,
  subscribe = async () => undefined,
}: Partial<PushServer> = {}) => ({
  publicKey,
  subscribe: vi.fn<PushServer['subscribe']>(subscribe),
  unsubscribe: vi.fn<PushServer['unsubscribe']>(async () => undefined),
});

const chosen = async (): Promise<FakePush> => {
  const browser = fakePush({ permission: 'default', answer: 'granted' });
  await turnOn(me, browser, serverWith());
  return browser;
};

beforeEach(() => {
  person += 1;
  me = `person-${person}`;
});

describe('Push on this device', () => {
  it.each([
    [fakePush({ support: 'none' }), 'unsupported'],
    [fakePush({ support: 'ios' }), 'needs-install'],
    [fakePush({ permission: 'denied' }), 'blocked'],
    [fakePush({ permission: 'default' }), 'off'],
    [fakePush({ permission: 'granted' }), 'off'],
  ])('stands where the browser lets it, and asks nobody: %#', async (browser, state) => {
    expect(await pushStateOf(me, browser, serverWith())).toBe(state);
    expect(browser.asked()).toBe(0);
  });

  it('is not offered by a server that cannot push', async () => {
    const server = serverWith({ publicKey: async () => null });
    expect(await pushStateOf(me, fakePush({}), server)).toBe('unavailable');
    expect(await turnOn(me, fakePush({ answer: 'granted' }), server)).toBe('unavailable');
  });

  it('is asked for with a press, and the server learns the address once', async () => {
    const browser = fakePush({ permission: 'default', answer: 'granted' });
    const server = serverWith();
    expect(await turnOn(me, browser, server)).toBe('on');
    expect(browser.asked()).toBe(1);
    expect(server.subscribe).toHaveBeenCalledWith({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    });
    expect(await pushStateOf(me, browser, server)).toBe('on');
    expect(server.subscribe).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('stays silent after %s', async (answer, state) => {
    const server = serverWith();
    expect(await turnOn(me, fakePush({ permission: 'default', answer }), server)).toBe(state);
    expect(server.subscribe).not.toHaveBeenCalled();
  });

  it('is broken while the server does not know of it, and mended by the next try', async () => {
    const browser = fakePush({ permission: 'granted' });
    const refuses = serverWith({ subscribe: vi.fn().mockRejectedValue(new Error('away')) });
    await expect(turnOn(me, browser, refuses)).rejects.toThrow('away');
    expect(await pushStateOf(me, browser, refuses)).toBe('broken');
    expect(await pushStateOf(me, browser, serverWith())).toBe('on');
  });

  it('is tried again, without asking, when the push service of the browser could not be reached', async () => {
    const browser = fakePush({ permission: 'default', answer: 'granted', refuses: true });
    await expect(turnOn(me, browser, serverWith())).rejects.toThrow('push service');
    expect(await pushStateOf(me, browser, serverWith())).toBe('broken');
    expect(browser.asked()).toBe(1);
  });

  it('is mended when the browser let go of its address', async () => {
    const browser = await chosen();
    browser.loseAddress();
    const server = serverWith();
    expect(await pushStateOf(me, browser, server)).toBe('on');
    expect(server.subscribe.mock.calls[0]?.[0].endpoint).toBe('https://push.example/2');
    expect(browser.asked()).toBe(1);
  });

  it('gets a new address when the server has a new key', async () => {
    const browser = await chosen();
    const other = `${key.slice(0, -1)}g`;
    const server = serverWith({ publicKey: async () => other });
    expect(await pushStateOf(me, browser, server)).toBe('on');
    expect(server.subscribe.mock.calls[0]?.[0].endpoint).toBe('https://push.example/2');
  });

  it('is turned off here and at the server', async () => {
    const browser = await chosen();
    const server = serverWith();
    expect(await turnOff(me, browser, server)).toBe('off');
    expect(server.unsubscribe).toHaveBeenCalledWith('https://push.example/1');
    expect(await browser.current()).toBeNull();
    expect(await pushStateOf(me, browser, server)).toBe('off');
    expect(server.subscribe).not.toHaveBeenCalled();
  });

  it('is blocked, not lost, when the permission is taken away', async () => {
    const browser = await chosen();
    browser.decide('denied');
    expect(await pushStateOf(me, browser, serverWith())).toBe('blocked');
    browser.decide('granted');
    expect(await pushStateOf(me, browser, serverWith())).toBe('on');
  });

  it("tells the next person nothing of the last one's", async () => {
    const browser = await chosen();
    const server = serverWith();
    expect(await pushStateOf('someone-else', browser, server)).toBe('off');
    expect(await browser.current()).toBeNull();
    expect(server.subscribe).not.toHaveBeenCalled();
  });

  it('falls silent with the end of the sign-in', async () => {
    const browser = await chosen();
    await fallSilent(browser);
    expect(await browser.current()).toBeNull();
    expect(await pushStateOf(me, browser, serverWith())).toBe('off');
    await expect(fallSilent(fakePush({ support: 'none' }))).resolves.toBeUndefined();
  });
});
