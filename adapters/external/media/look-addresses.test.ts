import { describe, expect, it } from 'vitest';
import { after } from '#core/kernel/time.ts';
import { noon } from '#fixtures/engine/ids.ts';
import { signedLooks } from './look-addresses.ts';

const [key, other] = ['k'.repeat(40), 'o'.repeat(40)];
const looks = (signingKey: string, previousKey: string | null = null) =>
  signedLooks({ signingKey, previousKey, baseUrl: 'https://fitboard.example' });
const look = { mediumId: 'photo-1', viewerId: 'coach-1', size: 'SMALL' } as const;
const until = after(noon, 60_000);
const behind = (address: string) => address.slice(address.indexOf('/look/') + '/look/'.length);

describe('the address of a look', () => {
  it('is read back as it was made, until its end, and after a change of the key', () => {
    const text = behind(looks(key).addressOf(look, until));
    expect(looks(key).read(text, noon)).toEqual(look);
    expect(looks(key).read(text, until)).toBeNull();
    expect(looks(other, key).read(text, noon)).toEqual(look);
    expect(looks(other).read(text, noon)).toBeNull();
  });

  it('is of no use with anything in it changed', () => {
    const address = new URL(looks(key).addressOf(look, until));
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
    for (const one of changed) expect([one, looks(key).read(one, noon)]).toEqual([one, null]);
  });

  it('is the same file for a page that asks for a fresh one', () => {
    const [first, second] = [until, after(until, 60_000)].map(
      (at) => new URL(looks(key).addressOf(look, at)),
    );
    expect(first?.pathname).toBe(second?.pathname);
    expect(first?.searchParams.has('signature') && first.searchParams.has('expires')).toBe(true);
  });
});
