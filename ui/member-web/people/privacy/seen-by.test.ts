import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { audiences } from '#core/people/account/audience.ts';
import { narrowableFlags, publicFlags, type User } from '#core/people/account/user.ts';
import { audienceShown, seenBy, withAudience } from './seen-by.ts';

type Owner = Pick<User, 'status' | 'isPublic' | 'publicFlags' | 'followersOnly'>;
const owners: fc.Arbitrary<Owner> = fc.record({
  status: fc.constant('ACTIVE' as const),
  isPublic: fc.boolean(),
  publicFlags: fc.record(Object.fromEntries(publicFlags.map((flag) => [flag, fc.boolean()]))) as fc.Arbitrary<
    User['publicFlags']
  >, // one boolean a flag
  followersOnly: fc.subarray([...narrowableFlags]),
});
const part = fc.constantFrom(...narrowableFlags);
const audience = fc.constantFrom(...audiences);

describe('a choice of who sees a section', () => {
  it('is what the page shows afterwards, and what each pair of eyes is promised', () =>
    fc.assert(
      fc.property(owners, part, audience, (before, chosen, whom) => {
        const owner = { ...before, isPublic: true, ...withAudience(before, chosen, whom) };
        expect(audienceShown(owner, chosen)).toBe(whom);
        const isSeen = (eyes: 'OTHER' | 'FOLLOWER') => {
          const seen = seenBy(eyes, owner);
          return chosen === 'gallery' ? seen?.gallery : seen?.opened.includes(chosen);
        };
        expect(isSeen('OTHER')).toBe(whom === 'EVERYONE');
        expect(isSeen('FOLLOWER')).toBe(whom !== 'NOBODY');
      }),
    ));

  it('leaves what is shown of the other sections as it was', () =>
    fc.assert(
      fc.property(owners, part, part, audience, (owner, chosen, other, whom) => {
        fc.pre(chosen !== other && owner.publicFlags.stats);
        const after = { ...owner, ...withAudience(owner, chosen, whom) };
        expect(audienceShown(after, other)).toBe(audienceShown(owner, other));
      }),
    ));

  it('opens no page that is closed', () =>
    fc.assert(
      fc.property(owners, (owner) => {
        expect(seenBy('FOLLOWER', { ...owner, isPublic: false })).toBeNull();
      }),
    ));
});
