import { describe, expect, it } from 'vitest';
import { after } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { signedLookAddresses } from './look-addresses.ts';

const [key, other] = ['k'.repeat(40), 'o'.repeat(40)];
const addresses = (signingKey: string, previousKey: string | null = null) =>
  signedLookAddresses({ signingKey, previousKey, baseUrl: 'https://fitboard.example' });
const look = { mediumId: 'photo-1', viewerId: 'coach-1', size: 'SMALL' } as const;
const until = after(noon, 60_000);
const behind = (address: string) => address.slice(address.indexOf('/look/') + '/look/'.length);

describe('the address of a look', () => {
  it('is read back as it was made, until its end, and after a change of the key', () => {
    const text = behind(addresses(key).addressOf(look, until));
    expect(addresses(key).read(text, noon)).toEqual(look);
    expect(addresses(key).read(text, until)).toBeNull();
    expect(addresses(other, key).read(text, noon)).toEqual(look);
    expect(addresses(other).read(text, noon)).toBeNull();
  });

  it('is of no use with anything in it changed', () => {
    const address = new URL(addresses(key).addressOf(look, until));
    const text = behind(address.href);
    const changed = [
      text.replace('photo-1', 'photo-2'),
      text.replace('SMALL', 'WHOLE'),
      text.replace('coach-1', 'coach-2'),
      text.replace(/expires=\d+/, `expires=${until.getTime()}`),
      text.replace(/signature=.*/, 'signature='),
      text.replace('/SMALL', '/SMALL/x'),
      text.split('?')[0] ?? '',
      '',
    ];
    for (const one of changed) expect([one, addresses(key).read(one, noon)]).toEqual([one, null]);
  });

  it('is the same file for a page that asks for a fresh one', () => {
    const [first, second] = [until, after(until, 60_000)].map(
      (at) => new URL(addresses(key).addressOf(look, at)),
    );
    expect(first?.pathname).toBe(second?.pathname);
    expect(first?.searchParams.has('signature') && first.searchParams.has('expires')).toBe(true);
  });
});
