import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userTypes } from '#core/access/actor/actor.ts';
import { profileLink } from './profile-link.ts';
import { displayName } from '#core/access/actor/person.ts';
import { fullAddress } from './profile.ts';

const name = fc.option(fc.stringMatching(/^[a-z][a-z0-9._]{2,29}$/));
const anybody = fc.record({
  isPublic: fc.boolean(),
  type: fc.constantFrom(...userTypes),
  username: name,
  domainName: fc.option(fc.stringMatching(/^[a-z]{3,20}\.fitboard\.example$/)),
});

describe('the profile link', () => {
  it('leads nobody to a hidden profile', () => {
    fc.assert(fc.property(anybody, (user) => profileLink({ ...user, isPublic: false }) === '/'));
  });

  it('of a public one prefers the own domain, then the page of a coach or a user, then the root', () => {
    fc.assert(
      fc.property(anybody, (user) => {
        const { domainName, username, type } = user;
        const page = username ? `/${type === 'COACH' ? 'coach' : 'user'}/${username}` : '/';
        expect(profileLink({ ...user, isPublic: true })).toBe(domainName ? `https://${domainName}` : page);
      }),
    );
  });

  it('of nobody is # where a link is drawn and the root where the app redirects', () => {
    expect([profileLink(null), profileLink(undefined), profileLink(null, '/')]).toEqual(['#', '#', '/']);
  });
});

describe('a person in words', () => {
  it('is the full name, else the username, else nothing, and never the address of the mail', () => {
    expect(displayName({ fullname: 'Trần Hoà', username: 'hoa' })).toBe('Trần Hoà');
    expect(displayName({ fullname: '', username: 'hoa' })).toBe('hoa');
    expect(displayName({ fullname: '', username: null })).toBe('');
  });

  it('lives at the parts that are known, joined by commas', () => {
    const nowhere = { address: null, region: null, city: null, country: null, zipCode: null };
    expect(fullAddress(nowhere)).toBe('');
    expect(fullAddress({ ...nowhere, address: '12 Lê Lợi', city: 'Huế', country: 'VN' })).toBe(
      '12 Lê Lợi, Huế, VN',
    );
    expect(fullAddress({ address: 'a', region: 'b', city: 'c', country: 'd', zipCode: 'e' })).toBe(
      'a, b, c, d, e',
    );
  });
});
