import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fallSilent, type PushHouse, standing, turnOff, turnOn } from './device.ts';
import { type FakePush, fakePush } from './fake-push.ts';

const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQ';

/** Each test has a person of its own, since what the server was told is remembered for a page's life. */
let person = 0;
let me: string;

const houseOf = ({
  publicKey = async () => key,
  subscribe = async () => undefined,
}: Partial<PushHouse> = {}) => ({
  publicKey,
  subscribe: vi.fn<PushHouse['subscribe']>(subscribe),
  unsubscribe: vi.fn<PushHouse['unsubscribe']>(async () => undefined),
});

const chosen = async (): Promise<FakePush> => {
  const browser = fakePush({ permission: 'default', answer: 'granted' });
  await turnOn(me, browser, houseOf());
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
    expect(await standing(me, browser, houseOf())).toBe(state);
    expect(browser.asked()).toBe(0);
  });

  it('is not offered by a house that cannot push', async () => {
    const house = houseOf({ publicKey: async () => null });
    expect(await standing(me, fakePush({}), house)).toBe('unavailable');
    expect(await turnOn(me, fakePush({ answer: 'granted' }), house)).toBe('unavailable');
  });

  it('is asked for with a press, and the server learns the address once', async () => {
    const browser = fakePush({ permission: 'default', answer: 'granted' });
    const house = houseOf();
    expect(await turnOn(me, browser, house)).toBe('on');
    expect(browser.asked()).toBe(1);
    expect(house.subscribe).toHaveBeenCalledWith({
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    });
    expect(await standing(me, browser, house)).toBe('on');
    expect(house.subscribe).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ] as const)('stays silent after %s', async (answer, state) => {
    const house = houseOf();
    expect(await turnOn(me, fakePush({ permission: 'default', answer }), house)).toBe(state);
    expect(house.subscribe).not.toHaveBeenCalled();
  });

  it('is broken while the server does not know of it, and mended by the next try', async () => {
    const browser = fakePush({ permission: 'granted' });
    const refuses = houseOf({ subscribe: vi.fn().mockRejectedValue(new Error('away')) });
    await expect(turnOn(me, browser, refuses)).rejects.toThrow('away');
    expect(await standing(me, browser, refuses)).toBe('broken');
    expect(await standing(me, browser, houseOf())).toBe('on');
  });

  it('is tried again, without asking, when the push service of the browser could not be reached', async () => {
    const browser = fakePush({ permission: 'default', answer: 'granted', refuses: true });
    await expect(turnOn(me, browser, houseOf())).rejects.toThrow('push service');
    expect(await standing(me, browser, houseOf())).toBe('broken');
    expect(browser.asked()).toBe(1);
  });

  it('is mended when the browser let go of its address', async () => {
    const browser = await chosen();
    browser.loseAddress();
    const house = houseOf();
    expect(await standing(me, browser, house)).toBe('on');
    expect(house.subscribe.mock.calls[0]?.[0].endpoint).toBe('https://push.example/2');
    expect(browser.asked()).toBe(1);
  });

  it('gets a new address when the house has a new key', async () => {
    const browser = await chosen();
    const other = `${key.slice(0, -1)}g`;
    const house = houseOf({ publicKey: async () => other });
    expect(await standing(me, browser, house)).toBe('on');
    expect(house.subscribe.mock.calls[0]?.[0].endpoint).toBe('https://push.example/2');
  });

  it('is turned off here and at the server', async () => {
    const browser = await chosen();
    const house = houseOf();
    expect(await turnOff(me, browser, house)).toBe('off');
    expect(house.unsubscribe).toHaveBeenCalledWith('https://push.example/1');
    expect(await browser.current()).toBeNull();
    expect(await standing(me, browser, house)).toBe('off');
    expect(house.subscribe).not.toHaveBeenCalled();
  });

  it('is blocked, not lost, when the permission is taken away', async () => {
    const browser = await chosen();
    browser.decide('denied');
    expect(await standing(me, browser, houseOf())).toBe('blocked');
    browser.decide('granted');
    expect(await standing(me, browser, houseOf())).toBe('on');
  });

  it("tells the next person nothing of the last one's", async () => {
    const browser = await chosen();
    const house = houseOf();
    expect(await standing('somebody-else', browser, house)).toBe('off');
    expect(await browser.current()).toBeNull();
    expect(house.subscribe).not.toHaveBeenCalled();
  });

  it('falls silent with the end of the sign-in', async () => {
    const browser = await chosen();
    await fallSilent(browser);
    expect(await browser.current()).toBeNull();
    expect(await standing(me, browser, houseOf())).toBe('off');
    await expect(fallSilent(fakePush({ support: 'none' }))).resolves.toBeUndefined();
  });
});
