import { describe, expect, it } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-addresses.ts';

describe('an address', () => {
  it.each(['8.8.8.8', '142.250.66.10', '1.1.1.1', '2606:4700::1111', '2404:6800:4005:80b::200a'])(
    '%s is on the open internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1',
    '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '::ffff:8.8.8.8',
    '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::', 'localhost', '', '8.8.8',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false)); // prettier-ignore
});

describe('a name', () => {
  const looked = (host: string, all: boolean, isAllowed?: (address: string) => boolean) =>
    new Promise<unknown>((found) => {
      lookupPublic(isAllowed)(host, { all }, (error, address) => found(error?.message ?? address));
    });

  it('that leads inside leads nowhere', async () => {
    expect(await looked('localhost', true)).toBe('localhost does not lead to the open internet');
    expect(await looked('localhost', false)).toBe('localhost does not lead to the open internet');
  });

  it('leads to its addresses, one or all, as asked', async () => {
    const inside = (address: string) => address.startsWith('127.') || address === '::1';
    expect(await looked('localhost', false, inside)).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(await looked('localhost', true, inside)).toContainEqual({
      address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      family: expect.any(Number),
    });
  });
});
